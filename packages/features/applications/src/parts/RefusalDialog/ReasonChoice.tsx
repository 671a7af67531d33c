import type { RefusalReason } from '@kasb/contract';
import { refusalReasons } from '@kasb/contract';
import { LoadFailure, match, useKasb, useMessages } from '@kasb/kit';
import { ChoiceChips, RadioGroup, Skeleton, useIsNarrow } from '@kasb/ui';
import { useRef } from 'react';
import { useRefusalReasons } from '../../data/useRefusal.ts';
import { boardMessages } from '../../messages/board/index.ts';
import * as css from './RefusalDialog.css.ts';

export interface ReasonChoiceProps {
  value: RefusalReason | undefined;
  isMissing: boolean;
  onChange: (reason: RefusalReason) => void;
}

/** Why: in two columns, as chips where it is narrow. */
export function ReasonChoice({ value, isMissing, onChange }: ReasonChoiceProps) {
  const t = useMessages(boardMessages);
  const { locale } = useKasb();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const Choice = isNarrow ? ChoiceChips : RadioGroup;
  return (
    <div ref={box}>
      {match(useRefusalReasons(), {
        loading: () => <Skeleton height={160} />,
        error: (failure) => <LoadFailure failure={failure}>{t('refuse.reasonsFailed')}</LoadFailure>,
        ready: ({ data }) => (
          <Choice
            className={isNarrow ? css.chips : css.reasons}
            label={t('reason')}
            note={t('refuse.colleagues')}
            options={data.map(({ id, name = id, name_uz: uzbek }) => ({
              value: id,
              label: (locale === 'uz' && uzbek) || name,
            }))}
            {...(value && { value })}
            errorMessage={isMissing ? t('refuse.reasonMissing') : null}
            onChange={(next) => {
              const reason = refusalReasons.find((each) => each === next);
              if (reason) onChange(reason);
            }}
          />
        ),
      })}
    </div>
  );
}

import { useMessages, useProblemText } from '@kasb/kit';
import { Button } from '@kasb/ui';
import type { ButtonProps } from '@kasb/ui';
import { Check } from 'lucide-react';
import { useRespond } from '../../data/useRespond.ts';
import { searchMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';

export interface RespondProps extends Pick<ButtonProps, 'size' | 'variant'> {
  vacancyId: string;
  /** Id of the element that names the vacancy, so that readers hear which one it is. */
  describedBy: string;
}

/** Sends a candidate's response, once (docs/domain.md#respond). */
export function Respond({ vacancyId, describedBy, size, variant = 'tinted' }: RespondProps) {
  const t = useMessages(searchMessages);
  const problem = useProblemText();
  const { isPending, isSent, error, send } = useRespond(vacancyId);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={isSent ? <Check /> : undefined}
        isDisabled={isSent}
        isPending={isPending}
        onPress={() => void send()}
        aria-describedby={describedBy}
      >
        {isSent ? t('respond.sent') : isPending ? t('sending') : t('respond.send')}
      </Button>
      {error && (
        <p role="alert" className={css.failure}>
          {problem(error, t('respond.failed'))}
        </p>
      )}
    </>
  );
}

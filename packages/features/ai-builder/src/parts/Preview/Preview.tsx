import type { CompanyProfile, JobData } from '@kasb/contract';
import { readinessOf } from '@kasb/domain/readiness';
import { useMessages } from '@kasb/kit';
import { Banner, Card, EmptyState, Heading } from '@kasb/ui';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { freshIn } from '../../model/freshness.ts';
import { ChangeContext } from './Changeable.tsx';
import type { Change } from './Changeable.tsx';
import { CreateControl } from './CreateControl.tsx';
import type { Creation } from './CreateControl.tsx';
import * as css from './Preview.css.ts';
import { ReadinessList } from './ReadinessList.tsx';
import { VacancyDraft } from './VacancyDraft.tsx';

export interface PreviewProps {
  company: CompanyProfile;
  /** What the chat has gathered so far. */
  jobData: JobData | undefined;
  /** The same before the last answer: what differs is marked. */
  before?: JobData;
  /** The assistant says that nothing is missing. */
  isComplete: boolean;
  creation: Creation;
  /** A part of the vacancy was pressed, to be changed. Without it nothing can be pressed. */
  onChange?: (change: Change) => void;
  /** The vacancy is there. @default false */
  isCreated?: boolean;
  /** What may be done with it then. */
  onward?: ReactNode;
}

/** The vacancy as it grows, what it still lacks, and its creation (docs/domain.md#builder-readiness). */
export function Preview({
  company,
  jobData,
  before,
  isComplete,
  creation,
  onChange,
  isCreated = false,
  onward,
}: PreviewProps) {
  const t = useMessages(aiBuilderMessages);
  const readiness = readinessOf(jobData, isComplete);
  const hintId = useId();
  const changing = useMemo(() => onChange && { hintId, onChange }, [hintId, onChange]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t('vacancy')}>
        <Heading level={2} size="h3" className={css.heading}>
          {t('preview.heading')}
        </Heading>
        <Card as="article">
          {jobData ? (
            <ChangeContext value={changing}>
              <VacancyDraft
                companyName={company.name}
                job={jobData}
                parts={readiness.parts}
                fresh={freshIn(before, jobData)}
              />
              <span id={hintId} hidden>
                {t('preview.change')}
              </span>
            </ChangeContext>
          ) : (
            <EmptyState size="sm" headingLevel={3} title={t('preview.empty')} description={t('preview.emptyHint')} />
          )}
        </Card>
      </div>
      <div className={css.foot}>
        <Banner tone="positive">{isCreated && t('preview.created')}</Banner>
        {isCreated ? (
          onward
        ) : (
          <>
            <ReadinessList parts={readiness.parts} />
            <CreateControl companyId={company.id} isReady={readiness.isReady} {...creation} />
          </>
        )}
      </div>
    </>
  );
}

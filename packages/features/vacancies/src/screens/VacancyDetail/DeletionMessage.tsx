import { useMessages, useProblemText } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { Deletion } from './useDeletion.ts';
import * as css from './VacancyDetail.css.ts';

export interface DeletionMessageProps {
  deletion: Pick<Deletion, 'step' | 'error' | 'cancel'>;
}

/** How long an error stands, in milliseconds. */
const ERROR_MS = 5000;

/** How the deletion went, at the top of the page; both regions are there before they speak. */
export function DeletionMessage({ deletion: { step, error, cancel } }: DeletionMessageProps) {
  const t = useMessages(vacanciesMessages);
  const problem = useProblemText();
  return (
    <>
      <Banner tone="positive" className={css.message}>
        {step === 'done' && t('delete.done')}
      </Banner>
      <Banner tone="critical" className={css.message} timeout={ERROR_MS} onClose={cancel}>
        {step === 'failed' && problem(error, t('delete.failed'))}
      </Banner>
    </>
  );
}

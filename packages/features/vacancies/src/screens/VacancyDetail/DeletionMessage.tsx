import { useMessages } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { Deletion } from './useDeletion.ts';
import * as css from './VacancyDetail.css.ts';

export interface DeletionMessageProps {
  deletion: Pick<Deletion, 'step' | 'errorText' | 'cancel'>;
}

/** How long an error stands, in milliseconds (specification, section 9). */
const ERROR_MS = 5000;

/** How the deletion went, at the top of the page; both regions are there before they speak. */
export function DeletionMessage({ deletion: { step, errorText, cancel } }: DeletionMessageProps) {
  const t = useMessages(vacanciesMessages);
  return (
    <>
      <Banner tone="positive" className={css.message}>
        {step === 'done' && t('delete.done')}
      </Banner>
      <Banner tone="critical" className={css.message} timeout={ERROR_MS} onClose={cancel}>
        {step === 'failed' && (errorText ?? t('delete.failed'))}
      </Banner>
    </>
  );
}

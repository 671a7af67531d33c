import type { VacancyStatus } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { vacanciesMessages } from '../messages/index.ts';

/** What a status is called where it is chosen: a pause by its short name. */
export function useStatusName() {
  const t = useMessages(vacanciesMessages);
  const words = useWords();
  return (status: VacancyStatus) => (status === 'paused' ? t('status.paused') : words('vacancy', status));
}

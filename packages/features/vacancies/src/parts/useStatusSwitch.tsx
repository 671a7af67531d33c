import type { Vacancy, VacancyStatus } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useStatusChange } from '../data/useStatusChange.ts';
import { vacanciesMessages } from '../messages/index.ts';

/** Switches a vacancy's status and says how it went: a failed switch goes back. */
export function useStatusSwitch() {
  const t = useMessages(vacanciesMessages);
  const toasts = useToasts();
  const { change, shownStatus, isPending } = useStatusChange();
  return {
    isPending,
    statusOf: shownStatus,
    async change(vacancy: Vacancy, status: VacancyStatus) {
      const result = await change(vacancy, status);
      if (result.ok) toasts.show({ text: t('status.updated') });
      else {
        const text = <ProblemSentence error={result.error} messages={vacanciesMessages} fallback="statusFailed" />;
        toasts.show({ tone: 'critical', text });
      }
    },
  };
}

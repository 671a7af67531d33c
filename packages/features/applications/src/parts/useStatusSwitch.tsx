import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useStatusChange } from '../data/useStatusChange.ts';
import { applicationsMessages } from '../messages/index.ts';

/** Changes a status and says how it went: a failed change goes back. */
export function useStatusSwitch() {
  const t = useMessages(applicationsMessages);
  const toasts = useToasts();
  const { change, statusOf } = useStatusChange();
  return {
    statusOf,
    async change(application: Application, status: SettableApplicationStatus) {
      if (statusOf(application) === status) return;
      const result = await change(application, status);
      if (result.ok) toasts.show({ text: t('status.updated') });
      else {
        const text = <ProblemSentence error={result.error} messages={applicationsMessages} fallback="statusFailed" />;
        toasts.show({ tone: 'critical', text });
      }
    },
  };
}

import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { KeptText, ProblemSentence, useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useStatusChange } from '../data/useStatusChange.ts';
import { applicationsMessages } from '../messages/index.ts';

/**
 * Changes a status and says how it went: a failed change goes back. A refusal without a reason leads to `onReason`,
 * where there is one.
 */
export function useStatusSwitch(onReason?: (application: Application) => void) {
  const t = useMessages(applicationsMessages);
  const toasts = useToasts();
  const { change, statusOf } = useStatusChange();
  return {
    statusOf,
    async change(application: Application, status: SettableApplicationStatus) {
      if (statusOf(application) === status) return;
      const result = await change(application, status);
      if (result.ok) {
        const label = <KeptText messages={applicationsMessages} text="status.reason" />;
        const canTell = status === 'rejected' && onReason;
        toasts.show({
          text: t('status.updated'),
          ...(canTell && { action: { label, onPress: () => onReason(application) } }),
        });
      } else {
        const text = <ProblemSentence error={result.error} messages={applicationsMessages} fallback="statusFailed" />;
        toasts.show({ tone: 'critical', text });
      }
    },
  };
}

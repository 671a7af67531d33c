import { countApplications, getApplication, updateApplicationStatus } from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useOptimistic, useSend, useTouch } from '@kasb/kit';

/** Changes statuses: seen at once, sent in the order of the presses, taken back where one fails. */
export function useStatusChange() {
  const send = useSend();
  const touch = useTouch();
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, status: SettableApplicationStatus) =>
      send(updateApplicationStatus, { params: { id }, body: { status } }),
    // The list itself is not read again: all its pages would be, for one row.
    touches: [countApplications, getApplication],
  });
  return {
    async change(application: Application, status: SettableApplicationStatus) {
      const result = await change(application, status);
      // Who took it back or left meanwhile is not to be looked at any longer.
      if (!result.ok && (result.error.is('responseWithdrawn') || result.error.is('dataHidden')))
        void touch([getApplication]);
      return result;
    },
    /** The status to show for an application. */
    statusOf: (application: Application): string | undefined => valueOf(application) ?? application.status,
  };
}

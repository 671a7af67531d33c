import { countApplications, getApplication, updateApplicationStatus } from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useCommand, useOptimistic } from '@kasb/kit';

/** Changes statuses: seen at once, sent in the order of the presses, taken back where one fails. */
export function useStatusChange() {
  const command = useCommand(updateApplicationStatus);
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, status: SettableApplicationStatus) => command.run({ params: { id }, body: { status } }),
    // The list itself is not read again: all its pages would be, for one row.
    touches: [countApplications, getApplication],
  });
  return {
    change,
    /** The status to show for an application. */
    statusOf: (application: Application): string | undefined => valueOf(application) ?? application.status,
  };
}

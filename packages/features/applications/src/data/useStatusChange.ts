import { countApplications, getApplication, updateApplicationStatus } from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useCommand, useOptimistic } from '@kasb/kit';

/** Changes statuses: seen at once, sent in the order of the presses, taken back where one fails. */
export function useStatusChange() {
  // The list itself is not read again: all its pages would be, for one row.
  const command = useCommand(updateApplicationStatus, { touches: [countApplications, getApplication] });
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, status: SettableApplicationStatus) => command.run({ params: { id }, body: { status } }),
  });
  return {
    change,
    /** The status to show for an application. */
    statusOf: (application: Application): string | undefined => valueOf(application) ?? application.status,
  };
}

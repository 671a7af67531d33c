import { listNotifications, readNotifications } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** Marks notifications as read. */
export function useReadNotifications() {
  const { isPending, error, run } = useCommand(readNotifications, { touches: [listNotifications] });
  return { isPending, error, read: (ids: string[]) => run({ body: { ids } }) };
}

import { listNotifications } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { unread } from '../model/notices.ts';

/** As many as are asked for, to find the unread ones among them. */
const PAGE = 50;

/** What the person was told of and has not read yet; none while it loads, or where it does not. */
export function useNotifications() {
  const query = useQuery(listNotifications, { query: { limit: PAGE } });
  return query.status === 'ready' ? unread(query.data.items) : [];
}

import { listModerationQueue } from '@kasb/contract';
import { usePages } from '@kasb/kit';

const PAGE = 50;

/** The vacancies that wait, oldest first. */
export const useQueue = () =>
  usePages(listModerationQueue, { query: { state: 'waiting', limit: PAGE } }, { onReturn: 'refresh' });

/** How many wait; 0 while that is not known. */
export function useWaiting(isAsked: boolean): number {
  const pages = usePages(listModerationQueue, isAsked ? { query: { state: 'waiting', limit: PAGE } } : null);
  return pages.status === 'ready' ? pages.total : 0;
}

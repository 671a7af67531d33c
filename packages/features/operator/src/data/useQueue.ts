import { getOperatorCounts, listModerationQueue } from '@kasb/contract';
import type { OperatorCounts } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import { useLivePages } from './useLivePages.ts';

const PAGE = 50;
const MINUTE = 60_000;
const waiting = { query: { state: 'waiting', limit: PAGE } } as const;

/** The vacancies that wait, oldest first. */
export const useQueue = () => useLivePages(listModerationQueue, waiting, ({ id }) => id);

/**
 * The oldest of them that nobody but oneself looks at and that `isPassed` does not pass over, as far as the queue is
 * read.
 */
export function useFollowing(ownName: string | undefined, isPassed: (id: string) => boolean): string | undefined {
  const { items = [] } = usePages(listModerationQueue, waiting);
  return items.find(({ id, queue }) => !isPassed(id) && (queue?.claimed_by ?? ownName) === ownName)?.id;
}

/** How much waits for an operator, anew each minute; nothing while that is not known. */
export function useCounts(isAsked: boolean): OperatorCounts | undefined {
  return useQuery(getOperatorCounts, isAsked ? {} : null, { every: MINUTE }).data;
}

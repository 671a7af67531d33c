import { getOperatorCounts, listModerationQueue } from '@kasb/contract';
import type { OperatorCounts } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import { unattended } from './room.ts';
import { useLivePages } from './useLivePages.ts';

const PAGE = 50;
const MINUTE = 60_000;
/** What the queue shows: what waits, oldest first, or what operators decided on, latest first. */
export type QueueState = 'waiting' | 'decided';
const asked = (state: QueueState) => ({ query: { state, limit: PAGE } }) as const;

/** The vacancies of the queue. */
export const useQueue = (state: QueueState) => useLivePages(listModerationQueue, asked(state), ({ id }) => id);

/** When an operator decided last, of those that are known. */
export function useLastDecision(): string | undefined {
  return useQuery(listModerationQueue, { query: { state: 'decided', limit: 1 } }).data?.items[0]?.moderated_at;
}

/**
 * The oldest of them that nobody but oneself looks at and that `isPassed` does not pass over, as far as the queue is
 * read.
 */
export function useFollowing(ownName: string | undefined, isPassed: (id: string) => boolean): string | undefined {
  const { items = [] } = usePages(listModerationQueue, asked('waiting'));
  return items.find(({ id, queue }) => !isPassed(id) && (queue?.claimed_by ?? ownName) === ownName)?.id;
}

/** How much waits for an operator, anew each minute; nothing while that is not known. */
export function useCounts(isAsked: boolean): OperatorCounts | undefined {
  return useQuery(getOperatorCounts, isAsked ? {} : null, { ...unattended, every: MINUTE }).data;
}

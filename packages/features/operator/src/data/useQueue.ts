import { getOperatorCounts, listModerationQueue } from '@kasb/contract';
import type { OperatorCounts } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { useLivePages } from './useLivePages.ts';

const PAGE = 50;
const MINUTE = 60_000;

/** The vacancies that wait, oldest first. */
export const useQueue = () =>
  useLivePages(listModerationQueue, { query: { state: 'waiting', limit: PAGE } }, ({ id }) => id);

/** How much waits for an operator, anew each minute; nothing while that is not known. */
export function useCounts(isAsked: boolean): OperatorCounts | undefined {
  return useQuery(getOperatorCounts, isAsked ? {} : null, { every: MINUTE }).data;
}

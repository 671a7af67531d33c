import { getHeadHunterStatistics } from '@kasb/contract';
import type { ApiError, HeadHunterStatistics } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';
import { useState } from 'react';

/** Statistics as they were last read. */
type StatisticsState =
  | { status: 'loading' }
  | { status: 'error'; error: ApiError }
  /** `error`: the last refresh failed, the figures are those of before; `readAt` in milliseconds. */
  | { status: 'ready'; data: HeadHunterStatistics; readAt: number; error?: ApiError };

/** Statistics of a vacancy, and the way to read them again that says how it went. */
export function useStatistics(vacancyId: string) {
  const args = { params: { id: vacancyId } };
  const query = useQuery(getHeadHunterStatistics, args);
  const again = useCommand(getHeadHunterStatistics);
  const [openedAt] = useState(() => Date.now());
  const [fresh, setFresh] = useState<{ data: HeadHunterStatistics; readAt: number }>();
  const known = fresh ?? (query.data && { data: query.data, readAt: openedAt });
  const state: StatisticsState = known
    ? { status: 'ready', ...known, error: again.error }
    : query.status === 'error'
      ? { status: 'error', error: again.error ?? query.error }
      : { status: 'loading' };
  return {
    state,
    isRefreshing: again.isPending,
    async refresh() {
      const result = await again.run(args);
      if (result.ok) setFresh({ data: result.data, readAt: Date.now() });
    },
  };
}

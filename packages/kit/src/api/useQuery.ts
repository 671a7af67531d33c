import { pathOf } from '@kasb/contract';
import type { AnswerOf, Arguments, Endpoint } from '@kasb/contract';
import useSWR from 'swr';
import { useKasb } from '../provider/kasbContext.ts';
import { toApiError } from './query.ts';
import type { QueryState } from './query.ts';
import { useLanguageChange } from './useLanguageChange.ts';

/** Settings of a query. */
export interface QueryOptions {
  /** Asks again after so many milliseconds while the page is visible. @default 0 (never) */
  refreshInterval?: number;
}

/**
 * Reads a call. The key is the path with its arguments, so two features that read the same share one cache.
 * `null` instead of arguments waits: the state stays `loading`.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E> | null,
  options: QueryOptions = {},
): QueryState<AnswerOf<E>> {
  const { client } = useKasb();
  const { data, error, isValidating, mutate } = useSWR<AnswerOf<E>, unknown>(
    args === null ? null : pathOf(endpoint, args as Parameters<typeof pathOf>[1]),
    async () => (await client.send(endpoint, args as Arguments<E>)).data,
    { refreshInterval: options.refreshInterval ?? 0 },
  );
  const again = () => void mutate();
  useLanguageChange(again);
  if (data !== undefined) return { status: 'ready', data, isRefreshing: isValidating, refresh: again };
  if (error !== undefined && !isValidating) return { status: 'error', error: toApiError(error), retry: again };
  return { status: 'loading' };
}

'use client';
import type { AnswerOf, Arguments, Endpoint } from '@kasb/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useKasb } from '../provider/kasbContext.ts';
import { keepMoment } from './askedAt.ts';
import { keyOf } from './isCallOf.ts';
import { isAsking } from './poll.ts';
import type { Poll } from './poll.ts';
import { toApiError } from './query.ts';
import type { QueryState } from './query.ts';
import { useLanguageChange } from './useLanguageChange.ts';

/** Settings of a query. */
export interface QueryOptions<Data> extends Poll<Data> {
  /** Asks although the answer came with the page, as where a reading is counted. @default false */
  isAlwaysAsked?: boolean;
  /** Extra request headers; always the same. */
  headers?: Record<string, string>;
}

/**
 * Reads a call. The key is the path with its arguments, a body among them, so two features that read the same share
 * one cache.
 * `null` instead of arguments waits: the state stays `loading`.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E> | null,
  options: QueryOptions<AnswerOf<E>> = {},
): QueryState<AnswerOf<E>> {
  const { client, arrived } = useKasb();
  const { cache } = useSWRConfig();
  const { every, times = Infinity, round } = options;
  const [begun, setBegun] = useState<string>();
  const path = args === null ? null : keyOf(endpoint, args);
  const wanted = path === null || round === undefined ? path : `${path}#${round}`;
  const key = round === undefined || begun === wanted ? wanted : null;
  const {
    data,
    error: thrown,
    isValidating,
    mutate,
  } = useSWR<AnswerOf<E>, unknown>(
    key,
    async () => {
      const moment = performance.now();
      const { data: answer } = await client.send(endpoint, args as Arguments<E>, options);
      keepMoment(answer, moment);
      return answer;
    },
    {
      revalidateIfStale: options.isAlwaysAsked === true || !arrived.isYoung(key),
      ...(arrived.isRefused(key) && { revalidateOnMount: false }),
    },
  );
  const error = thrown === undefined ? undefined : toApiError(thrown);
  const again = () => {
    // Whoever asks while the question is under way is answered by it.
    if (key !== null && !cache.get(key)?.isValidating) void mutate();
  };
  // A question under way was asked in the language before.
  useLanguageChange(() => void mutate());

  const isPolled = wanted !== null && isAsking(options, { data, error });
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    if (key === wanted) again();
    else setBegun(wanted ?? undefined);
  });
  useEffect(() => {
    if (!isPolled) return;
    let left = times;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      ask();
    }, every);
    return () => clearInterval(timer);
  }, [isPolled, every, times, wanted]);

  if (data !== undefined) {
    const failure = error && !isValidating ? { failure: { error, retry: again } } : {};
    return { status: 'ready', data, isRefreshing: isValidating, refresh: again, ...failure };
  }
  if (error && !isValidating) return { status: 'error', error, retry: again };
  return { status: 'loading' };
}

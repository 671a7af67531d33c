'use client';
import { pathOf } from '@kasb/contract';
import type { AnswerOf, Arguments, Endpoint } from '@kasb/contract';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useKasb } from '../provider/kasbContext.ts';
import { keepMoment } from './askedAt.ts';
import { listKeyOf } from './initial.ts';
import { pageOf } from './page.ts';
import type { ItemOf, Page } from './page.ts';
import { toApiError } from './query.ts';
import type { Failure } from './query.ts';

/** A list read page by page. A failed first page is empty with its `failure`. */
export type PagesState<Item> =
  | { status: 'loading'; items?: undefined; failure?: undefined }
  | {
      status: 'ready';
      items: readonly Item[];
      /** How many there are in all: `X-Total-Count`, or the number of items where the provider does not say. */
      total: number;
      hasMore: boolean;
      /** The `cursor` of the next page, for an address of its own. */
      next?: string;
      isLoadingMore: boolean;
      showMore: () => void;
      failure?: Failure;
    };

/** Settings of a page list. */
export interface PagesOptions {
  /** What becomes of pages that are in the cache when one comes back to the list. @default 'keep' */
  onReturn?: 'keep' | 'refresh';
}

/** Reads a list call by keyset pages: the next page is the `cursor` of the answer's `Link: …; rel="next"`. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E> | null,
  { onReturn = 'keep' }: PagesOptions = {},
): PagesState<ItemOf<AnswerOf<E>>> {
  type Item = ItemOf<AnswerOf<E>>;
  const { client, touched, arrived, locale } = useKasb();
  const { query, ...rest } = (args ?? {}) as { query?: Record<string, unknown> };
  const withCursor = (cursor: string | undefined) => ({
    ...rest,
    query: cursor === undefined ? query : { ...query, cursor },
  });

  const first = args === null ? null : pathOf(endpoint, withCursor(undefined));
  const isRefused = first !== null && arrived.isRefused(listKeyOf(first));
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Item>, unknown>(
    (index: number, previous: Page<Item> | null) => {
      if (args === null || (index > 0 && !previous?.cursor)) return null;
      return [pathOf(endpoint, withCursor(previous?.cursor)), previous?.cursor] as const;
    },
    async ([, cursor]: readonly [string, string | undefined]) => {
      const moment = performance.now();
      const { data: answer, headers } = await client.send(endpoint, withCursor(cursor) as Arguments<E>);
      const page = pageOf(answer, headers);
      keepMoment(page, moment);
      return { ...page, language: locale };
    },
    { revalidateFirstPage: false, ...(isRefused && { revalidateOnMount: false }) },
  );

  // SWR leaves page lists out of `mutate(filter)`, so they listen for themselves.
  useEffect(() => touched.subscribe(endpoint, () => void mutate()), [touched, endpoint, mutate]);

  const comeBack = useEffectEvent(() => {
    if (onReturn === 'refresh' && data !== undefined) void mutate();
  });
  useEffect(() => comeBack(), [first]);

  // Pages are kept while one is elsewhere, so the language may have changed since they were read.
  const isForeign = data?.some(({ language }) => language !== undefined && language !== locale) ?? false;
  const readAnew = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (isForeign) readAnew();
  }, [isForeign, locale]);

  const retry = () => void mutate();
  const failure = error === undefined || isValidating ? undefined : { error: toApiError(error), retry };
  if (data === undefined) {
    if (!failure) return { status: 'loading' };
    return { status: 'ready', items: [], total: 0, hasMore: false, isLoadingMore: false, showMore: retry, failure };
  }
  const next = data.at(-1)?.cursor;
  const items = data.flatMap((page) => page.items);
  return {
    status: 'ready',
    items,
    total: data[0]?.total ?? items.length,
    hasMore: next !== undefined,
    next,
    isLoadingMore: isValidating && data.length < size,
    showMore: () => void (failure ? mutate() : setSize(data.length + 1)),
    failure,
  };
}

import { pathOf } from '@kasb/contract';
import type { AnswerOf, Arguments, Endpoint } from '@kasb/contract';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useKasb } from '../provider/kasbContext.ts';
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
      isLoadingMore: boolean;
      showMore: () => void;
      failure?: Failure;
    };

/** Settings of a page list. */
export interface PagesOptions {
  /** What becomes of pages that are in the cache when one comes back to the list. @default 'keep' */
  onReturn?: 'keep' | 'refresh';
}

interface Page<Item> {
  items: readonly Item[];
  total: number | undefined;
  cursor: string | undefined;
}

type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends { items: readonly (infer Item)[] }
    ? Item
    : never;

/** Reads a list call by keyset pages: the next page is the `cursor` of the answer's `Link: …; rel="next"`. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E> | null,
  { onReturn = 'keep' }: PagesOptions = {},
): PagesState<ItemOf<AnswerOf<E>>> {
  type Item = ItemOf<AnswerOf<E>>;
  const { client, touched } = useKasb();
  const { query, ...rest } = (args ?? {}) as { query?: Record<string, unknown> };
  const withCursor = (cursor: string | undefined) => ({
    ...rest,
    query: cursor === undefined ? query : { ...query, cursor },
  });

  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Item>, unknown>(
    (index: number, previous: Page<Item> | null) => {
      if (args === null || (index > 0 && !previous?.cursor)) return null;
      return [pathOf(endpoint, withCursor(previous?.cursor)), previous?.cursor] as const;
    },
    async ([, cursor]: readonly [string, string | undefined]) => {
      const { data: answer, headers } = await client.send(endpoint, withCursor(cursor) as Arguments<E>);
      const items = (Array.isArray(answer) ? answer : (answer as { items: readonly Item[] }).items) as readonly Item[];
      const total = headers.get('x-total-count');
      return { items, total: total === null ? undefined : Number(total), cursor: nextCursor(headers.get('link')) };
    },
    { revalidateFirstPage: false },
  );

  // SWR leaves page lists out of `mutate(filter)`, so they listen for themselves.
  useEffect(() => touched.subscribe(endpoint, () => void mutate()), [touched, endpoint, mutate]);

  const first = args === null ? null : pathOf(endpoint, withCursor(undefined));
  const comeBack = useEffectEvent(() => {
    if (onReturn === 'refresh' && data !== undefined) void mutate();
  });
  useEffect(() => comeBack(), [first]);

  const retry = () => void mutate();
  const failure = error === undefined || isValidating ? undefined : { error: toApiError(error), retry };
  if (data === undefined) {
    if (!failure) return { status: 'loading' };
    return { status: 'ready', items: [], total: 0, hasMore: false, isLoadingMore: false, showMore: retry, failure };
  }
  const items = data.flatMap((page) => page.items);
  return {
    status: 'ready',
    items,
    total: data[0]?.total ?? items.length,
    hasMore: data.at(-1)?.cursor !== undefined,
    isLoadingMore: isValidating && data.length < size,
    showMore: () => void (failure ? mutate() : setSize(data.length + 1)),
    failure,
  };
}

/** The `cursor` of the `rel="next"` link (RFC 8288), if there is one. */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^<>]*)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  return new URL(target, 'http://host').searchParams.get('cursor') ?? undefined;
}

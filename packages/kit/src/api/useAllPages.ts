'use client';
import type { AnswerOf, ApiError, Arguments, Endpoint } from '@kasb/contract';
import { useState } from 'react';
import { useKasb } from '../provider/kasbContext.ts';
import { pageOf } from './page.ts';
import type { ItemOf } from './page.ts';
import { toApiError } from './query.ts';
import type { Result } from './result.ts';

/** Rows of a list, from its first one on. */
export interface AllPages<Item> {
  items: readonly Item[];
  /** How many there are in all, those that were not read with them. */
  total: number;
}

/** Reads a list on demand: all of its pages, one after another. */
export interface PagesReader<E extends Endpoint> {
  /** Reads until there are no more rows, or about as many as `most`. */
  read: (args: Arguments<E>, most: number) => Promise<Result<AllPages<ItemOf<AnswerOf<E>>>>>;
  isPending: boolean;
  /** Why it could not be read; cleared by the next time. */
  error: ApiError | undefined;
}

/** Reads a list call to its end when it is asked to, as for a file of what is listed. */
export function useAllPages<E extends Endpoint>(endpoint: E): PagesReader<E> {
  type Item = ItemOf<AnswerOf<E>>;
  const { client } = useKasb();
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);

  const readFrom = async (args: Arguments<E>, most: number, before: readonly Item[]): Promise<AllPages<Item>> => {
    const { data, headers } = await client.send(endpoint, args);
    const { items: come, total, cursor } = pageOf(data, headers);
    const items = [...before, ...come];
    if (cursor === undefined || items.length >= most) return { items, total: total ?? items.length };
    const { query, ...rest } = args as { query?: Record<string, unknown> };
    return readFrom({ ...rest, query: { ...query, cursor } } as Arguments<E>, most, items);
  };

  const read: PagesReader<E>['read'] = async (args, most) => {
    setPending(true);
    setError(undefined);
    try {
      return { ok: true, data: await readFrom(args, most, []) };
    } catch (thrown) {
      const failure = toApiError(thrown);
      setError(failure);
      return { ok: false, error: failure };
    } finally {
      setPending(false);
    }
  };

  return { read, isPending, error };
}

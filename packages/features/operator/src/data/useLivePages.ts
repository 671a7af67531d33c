import { pathOf } from '@kasb/contract';
import type { Arguments, Endpoint } from '@kasb/contract';
import { usePages, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { unlistedOf } from '../model/unlisted.ts';
import { unattended } from './room.ts';

const MINUTE = 60_000;

/** What came to a list since it was read. */
export interface Fresh {
  /** How many rows. */
  count: number;
  /** Reads the list anew. */
  show: () => void;
}

type Pages<E extends Endpoint> = ReturnType<typeof usePages<E>>;
/** A list whose first page is looked at each minute: its rows stay, what came is counted. */
export type LivePages<E extends Endpoint> = Pages<E> & { fresh?: Fresh };

/** Reads a list page by page, and each minute whether something came; `keyOf` is what a row is known by. */
export function useLivePages<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E>,
  keyOf: (item: NonNullable<Pages<E>['items']>[number]) => string | undefined,
): LivePages<E> {
  type Items = NonNullable<Pages<E>['items']>;
  const touch = useTouch();
  const pages = usePages(endpoint, args, { onReturn: 'refresh' });
  const path = pathOf(endpoint, args as Parameters<typeof pathOf>[1]);
  // An asking of its own, which begins after a minute: the list itself stays as it was read.
  const { data } = useQuery(endpoint, args, { ...unattended, every: MINUTE, round: 0 });
  const [come, setCome] = useState<{ path: string; keys: readonly string[] }>();

  const listed = new Set(pages.items?.map(keyOf));
  const compare = useEffectEvent(() => {
    if (pages.status !== 'ready' || data === undefined) return;
    const asked = (data as { items: Items }).items.map(keyOf);
    setCome({ path, keys: unlistedOf(asked, listed, pages.hasMore) });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what came is told from what is listed once, when it is read
  useEffect(() => compare(), [data]);

  const count = come?.path === path ? come.keys.filter((key) => !listed.has(key)).length : 0;
  return count === 0 ? pages : { ...pages, fresh: { count, show: () => void touch([endpoint]) } };
}

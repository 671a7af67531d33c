import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** What a list is in the order of: a column of its rows, then their ids. */
export interface Order {
  column: SQL;
  type: SQL;
  direction: SQL;
}

/** The newest first. */
export const newest: Order = { column: sql`created_at`, type: sql`timestamptz`, direction: sql`desc` };

interface Newest {
  table: SQL;
  /** The column with the ids of `mine`. */
  owner: SQL;
  isWanted: SQL;
  /** @default newest */
  order?: Order;
  /** What the list is in the order of, and `id`, of the last row of the page before. */
  after: readonly [string, string, string?] | undefined;
  take: number;
}

/**
 * The ids of a page of what belongs to `mine`, newest first or in another order. Each owner gives its first from an end
 * of an index, and these few are sorted: a page deep in the list costs as much as the first.
 */
export function newestOf({ table, owner, isWanted, order = newest, after, take }: Newest): SQL {
  const { column, type, direction } = order;
  const isAfter = after ? sql`and ${isBeyond(order, sql`(${after[0]}::${type}, ${after[1]}::uuid)`)}` : sql``;
  return sql`
    select first.id
    from mine cross join lateral (
      select id, ${column} as place from ${table} where ${owner} = mine.id and ${isWanted} ${isAfter}
      order by ${column} ${direction}, id ${direction} limit ${take}
    ) first
    order by first.place ${direction}, first.id ${direction} limit ${take}`;
}

/** Whether a row, by its column and id, comes after a place in an order; with `isBack`, before it. */
export function isBeyond({ column, direction }: Order, place: SQL, isBack = false): SQL {
  const isDescending = direction === newest.direction;
  return sql`(${column}, id) ${isDescending === isBack ? sql`>` : sql`<`} ${place}`;
}

/** How many of a table belong to `mine`, and how many of `mine` there are, as `total` and `owners`. */
export function countOf({ table, owner, isWanted }: Pick<Newest, 'table' | 'owner' | 'isWanted'>): SQL {
  return sql`
    select count(*)::int as total, (select count(*)::int from mine) as owners
    from ${table} where ${owner} in (select id from mine) and ${isWanted}`;
}

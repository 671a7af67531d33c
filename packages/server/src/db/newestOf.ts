import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

interface Newest {
  table: SQL;
  /** The column with the ids of `mine`. */
  owner: SQL;
  isWanted: SQL;
  /** `created_at` and `id` of the last row of the page before. */
  after: readonly [string, string] | undefined;
  take: number;
}

/**
 * The ids of a page of what belongs to `mine`, newest first. Each owner gives its newest from the end of an index, and
 * these few are sorted: a page deep in the list costs as much as the first.
 */
export function newestOf({ table, owner, isWanted, after, take }: Newest): SQL {
  const isAfter = after ? sql`and (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  return sql`
    select newest.id
    from mine cross join lateral (
      select id, created_at from ${table} where ${owner} = mine.id and ${isWanted} ${isAfter}
      order by created_at desc, id desc limit ${take}
    ) newest
    order by newest.created_at desc, newest.id desc limit ${take}`;
}

/** How many of a table belong to `mine`, and how many of `mine` there are, as `total` and `owners`. */
export function countOf({ table, owner, isWanted }: Pick<Newest, 'table' | 'owner' | 'isWanted'>): SQL {
  return sql`
    select count(*)::int as total, (select count(*)::int from mine) as owners
    from ${table} where ${owner} in (select id from mine) and ${isWanted}`;
}

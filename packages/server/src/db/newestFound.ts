import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

interface Found {
  table: SQL;
  /** Which of its rows are in the list at all, by an index in the order of their age. */
  isListed: SQL;
  /** What is looked for, by an index of its own. @default nothing: all that is listed */
  isFound?: SQL | undefined;
  take: number;
  /** Among how many of the newest it is looked for first. @default none: it is known to be in few */
  lookedThrough?: number;
}

const newestFirst = sql`order by created_at desc, id desc`;

/**
 * The newest rows in which something is found. What many have is soon met among the newest of all, where an index would
 * name all of them, to be sorted by their age; what too few of these have is in few, and all of them are named.
 */
export function newestFound({ table, isListed, isFound, take, lookedThrough = 0 }: Found): SQL {
  const listed = sql`select * from ${table} where ${isListed}`;
  if (!isFound) return sql`(${listed} ${newestFirst} limit ${take})`;
  // By itself the planner would rather walk through all of them by their age: it takes them for evenly strewn.
  const all = sql`(select * from (${listed} and ${isFound} offset 0) named ${newestFirst} limit ${take})`;
  if (lookedThrough === 0) return all;
  return sql`(
    with near as materialized (
      select * from (${listed} ${newestFirst} limit ${lookedThrough}) ${table}
      where ${isFound} ${newestFirst} limit ${take}
    ), is_full as materialized (select count(*) = ${take} as near from near)
    select * from near where (select near from is_full)
    union all
    select * from ${all} far where not (select near from is_full))`;
}

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countAll } from './countAll.ts';
import type { Database } from './database.ts';
import { isNamed, isNamedByIndex } from './named.ts';
import { rowsOf } from './rowsOf.ts';

/** A part of a text is looked for in each row that may have it. */
const searchedExactUpTo = 1000;
/** What more have is looked for among so many of the newest first. */
const lookedThrough = 10_000;

/** Among how many of the newest is looked first for what so many have. */
export const lookedThroughFor = (total: number) => (total > searchedExactUpTo ? lookedThrough : 0);

/** What a list is narrowed to. */
interface Wish {
  search?: string | undefined;
  role?: string | undefined;
  state?: string | undefined;
}

interface Counted {
  isListed: SQL;
  /** What is looked for, by an index or, where many have it, in each row. @returns none where all that is listed is */
  isFound: (has: typeof isNamedByIndex) => SQL | undefined;
}

/** How many rows of a table a list has, whose pages are asked for apart: a count of many is kept. */
export function countListed(
  { db, now }: { db: Database; now: Date },
  table: 'companies' | 'users',
  { search, role, state }: Wish,
  { isListed, isFound }: Counted,
): Promise<number> {
  const listed = sql`select from ${sql.identifier(table)} where ${isListed}`;
  const countOf = (rows: SQL) => sql`select count(*)::int as total from (${rows}) counted`;
  const [byIndex, byEach] = [isFound(isNamedByIndex), isFound(isNamed)];
  const counted =
    byIndex && byEach
      ? sql`
      with few as materialized (${countOf(sql`${listed} and ${byIndex} limit ${searchedExactUpTo + 1}`)})
      select case when total <= ${searchedExactUpTo} then total
        else (${countOf(sql`${listed} and ${byEach}`)}) end as total
      from few`
      : countOf(listed);
  const count = async () => {
    const [row] = await rowsOf<{ total: number }>(db)`${counted}`;
    return row?.total ?? 0;
  };
  return countAll(db, {
    what: `${table} ${JSON.stringify([search, role, state])}`,
    now: now.getTime(),
    count,
    totalOf: (total) => total,
    ...(search && { exactUpTo: searchedExactUpTo }),
  });
}

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type postgres from 'postgres';
import { countAll } from './countAll.ts';
import type { Database } from './database.ts';

/** A part of a text is looked for in each row that may have it. */
const searchedExactUpTo = 1000;

/** What a list is narrowed to. */
interface Wish {
  search?: string | undefined;
  role?: string | undefined;
  state?: string | undefined;
}

/** How many rows of a table a list has, whose pages are asked for apart: a count of many is kept. */
export function countListed(
  { db, sql: pool, now }: { db: Database; sql: postgres.Sql; now: Date },
  table: 'companies' | 'users',
  { search, role, state }: Wish,
  isWanted: SQL,
): Promise<number> {
  const count = async () => {
    const [row] = await db.execute<{ total: number }>(sql`
      select count(*)::int as total from ${sql.identifier(table)} where ${isWanted}`);
    return row?.total ?? 0;
  };
  return countAll(pool, {
    what: `${table} ${JSON.stringify([search, role, state])}`,
    now: now.getTime(),
    count,
    totalOf: (total) => total,
    ...(search && { exactUpTo: searchedExactUpTo }),
  });
}

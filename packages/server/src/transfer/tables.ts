import type postgres from 'postgres';
import { queueSchema } from '../db/roles.ts';

/** What reads and writes within one transaction. */
export type Reader = postgres.TransactionSql;

/** A table; names are as SQL takes them. */
export interface Table {
  name: string;
  /** Those that are written, and not computed. */
  columns: string[];
}

/** What every database has of its own: which migrations it had, and how busy the queue was. */
const own = ['drizzle.__drizzle_migrations', `${queueSchema}.queue_stats`];

/** The tables of the server and of its queue; a partition is a part of its table. */
export async function tablesOf(sql: Reader): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attname) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
      and n.nspname not in ('pg_catalog', 'information_schema')
      and format('%I.%I', n.nspname, c.relname) <> all(${own})
    group by 1 order by 1`;
}

/** How many rows a table has, and a number that differs where any of them does. */
export interface Sum {
  rows: number;
  digest: string;
}

/** Sums up what stands in some columns of a table. */
export async function sumOf(sql: Reader, { name, columns }: Table): Promise<Sum> {
  const [sum] = await sql.unsafe<Sum[]>(
    `select count(*)::float8 as rows,
       coalesce(sum(hashtextextended(row(${columns.join()})::text, 0)::numeric), 0)::text as digest from ${name}`,
  );
  return sum ?? { rows: 0, digest: '0' };
}

/** @throws Error where a table did not get what was sent */
export async function compare(sql: Reader, table: Table, sent: Sum): Promise<void> {
  const got = await sumOf(sql, table);
  if (got.rows === sent.rows && got.digest === sent.digest) return;
  throw new Error(`${table.name} is not the same there: ${got.rows} rows of ${sent.rows}. Nothing was kept`);
}

/** The last number of each sequence that has given one. */
export async function sequencesOf(sql: Reader): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; last: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where last_value is not null`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Lets sequences go on after their last numbers. */
export async function continueSequences(sql: Reader, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) await sql`select setval(${name}, ${last}::bigint)`;
}

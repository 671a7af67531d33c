import { connect } from '../db/database.ts';
import { tablesOf } from './tables.ts';
import type { Reader, Table } from './tables.ts';

/** What was brought over. */
export interface Brought {
  tables: number;
  rows: number;
}

/** Told of each table that is there. */
export type OnTable = (name: string, rows: number) => void;

/**
 * Fills a prepared database, in one transaction: what is interrupted leaves it as it was, and is done again. Links
 * between tables are taken off meanwhile, and put back over everything. @throws Error where people are in it already
 */
export async function fill(
  url: string,
  work: (target: Reader, tables: readonly Table[]) => Promise<Brought>,
): Promise<Brought> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    return await sql.begin(async (target) => {
      await refuseOthers(target);
      const tables = await tablesOf(target);
      const links = await linksOf(target);
      for (const { table, name } of links) await target.unsafe(`alter table ${table} drop constraint ${name}`);
      for (const { name } of tables) await target.unsafe(`alter table ${name} disable trigger user`);
      await target.unsafe(`truncate ${tables.map(({ name }) => name).join()}`);
      const brought = await work(target, tables);
      for (const { name } of tables) await target.unsafe(`alter table ${name} enable trigger user`);
      for (const { table, name, definition } of links)
        await target.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
      const views = await target<{ name: string }[]>`
        select format('%I.%I', schemaname, matviewname) as name from pg_matviews`;
      for (const { name } of views) await target.unsafe(`refresh materialized view ${name}`);
      return brought;
    });
  } finally {
    await close();
  }
}

async function refuseOthers(target: Reader): Promise<void> {
  const [somebody] = await target`select 1 from users limit 1`;
  if (somebody) throw new Error('People are in that database already: give an empty one');
}

interface Link {
  table: string;
  name: string;
  definition: string;
}

/** The foreign keys; that of a partition comes with its table's. */
const linksOf = async (target: Reader) => target<Link[]>`
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0`;

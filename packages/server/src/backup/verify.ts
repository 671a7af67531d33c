import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { openCluster, toolsFor } from '../db/cluster/cluster.ts';
import type { Place } from './archive.ts';
import { restore } from './restore.ts';

/** What a tried backup has in it. */
export interface Verified {
  name: string;
  tables: number;
  rows: number;
  indexes: number;
}

/**
 * Tries the newest backup: brings it back beside the others, has every index compared with its table (`amcheck`), and
 * counts every row. @throws at the first that is not whole
 */
export async function verifyNewest(place: Place, database: string, now: () => Date): Promise<Verified> {
  const { backupDir, dataDir, keys } = place;
  // What is sealed is not opened beside what it is kept from.
  const { home } = keys.length > 0 ? await toolsFor({ dataDir }) : { home: resolve(backupDir) };
  const folder = await mkdtemp(join(home, 'trial-'));
  try {
    const { from } = await restore({ ...place, dataDir: folder, now, isArchiving: false });
    const cluster = await openCluster({ dataDir: folder });
    const sql = postgres(cluster.urlOf(database), { max: 1, onnotice: () => undefined });
    try {
      await sql`create extension if not exists amcheck`;
      const indexes = await sql<{ id: number }[]>`
        select c.oid::int as id from pg_class c
          join pg_am a on a.oid = c.relam and a.amname = 'btree'
          join pg_index i on i.indexrelid = c.oid and i.indisvalid
        where c.relkind = 'i' and c.relpersistence = 'p'`;
      for (const { id } of indexes) await sql`select bt_index_check(${id}::oid::regclass, true)`;
      const tables = await sql<{ name: string }[]>`
        select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`;
      let rows = 0;
      for (const { name } of tables) {
        const [counted] = await sql.unsafe<{ count: number }[]>(`select count(*)::float8 as count from ${name}`);
        rows += counted?.count ?? 0;
      }
      return { name: from.name, tables: tables.length, rows, indexes: indexes.length };
    } finally {
      await sql.end({ timeout: 1 });
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

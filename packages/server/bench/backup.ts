import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { archiveOf, archivedIn } from '../src/backup/archive.ts';
import { listBackups } from '../src/backup/backups.ts';
import { moveArchived } from '../src/backup/changes.ts';
import { restore } from '../src/backup/restore.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { startProcess } from '../test/support/rig.ts';
import { fill } from './fill.ts';
import { multiply } from './multiply.ts';

// A gigabyte is backed up, sealed, by the server that serves from it, and restored beside it: each row of each table
// must be the same.

const originals = 10_000;
const vacancies = Number(process.env.KASB_BENCH_BACKUP ?? 140_000);
const aimSeconds = 60;
const visitors = 4;

const home = await mkdtemp(join(tmpdir(), 'kasb-bench-backup-'));
const [dataDir, backupDir, elsewhere] = ['data', 'backups', 'elsewhere'].map((name) => join(home, name)) as [
  string,
  string,
  string,
];
const key = randomBytes(32);
const place = { dataDir, backupDir, keys: [key] };
const database = 'kasb';
const secondsSince = (at: number) => (performance.now() - at) / 1000;

/** Rows of each table, and a sum of what they have in them, which differs where any row does. */
async function digestsOf(url: string): Promise<Map<string, { rows: number; digest: string }>> {
  const { sql, close } = connect(url, { max: 1 });
  const tables = await sql<{ name: string }[]>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  const digests = new Map<string, { rows: number; digest: string }>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ rows: number; digest: string }[]>(
      `select count(*)::float8 as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest
        from ${name} t`,
    );
    if (row) digests.set(name, row);
  }
  await close();
  return digests;
}

/** Searches all the time. @returns what ends it, with how long each took, and how many failed */
function visit(url: string) {
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const at = performance.now();
      const search = encodeURIComponent(['бухгалтер', 'технолог', 'водитель', 'швея'][times.length % 4] ?? '');
      const status = await fetch(`${url}/vacancies?search=${search}`, { headers: { accept: 'application/json' } }).then(
        async (answer) => (await answer.arrayBuffer()) && answer.status,
        () => 0,
      );
      times.push(performance.now() - at);
      if (status !== 200) failed += 1;
      await delay(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visiting);
    const sorted = times.toSorted((left, right) => left - right);
    return { asked: times.length, failed, p95: sorted[Math.floor(times.length * 0.95)] ?? 0 };
  };
}

/** Has the archive get everything that was written until now. */
async function archiveAll(sql: postgres.Sql): Promise<void> {
  const [last] = await sql<{ wal: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as wal`;
  await sql`select pg_switch_wal()`;
  const archive = archiveOf(join(dataDir, 'postgres'));
  const [waiting, moved] = [join(archivedIn(dataDir), archive), join(backupDir, 'wal', archive)];
  while (!existsSync(join(waiting, last?.wal ?? '')) && !existsSync(join(moved, `${last?.wal}.gz`))) await delay(100);
  await moveArchived(place);
}

try {
  let cluster = await openCluster({ dataDir });
  await ensureDatabase(cluster.urlOf('postgres'), database);
  const url = cluster.urlOf(database);
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const filling = connect(url);
  await fill(filling.sql, originals);
  await multiply(filling.sql, vacancies);
  const [size] = await filling.sql<{ bytes: number }[]>`select pg_database_size(current_database())::float8 as bytes`;
  await filling.close();
  await cluster.stop();

  // The first backup is taken at the start.
  const settings = { KASB_DATA_DIR: dataDir, KASB_BACKUP_DIR: backupDir, KASB_BACKUP_KEY: key.toString('base64') };
  const server = await startProcess(settings);
  const leave = visit(server.url);
  while ((await listBackups(backupDir)).length === 0) await delay(100);
  const { asked, failed, p95 } = await leave();
  const [taken] = await listBackups(backupDir);
  const backupSeconds = (Date.parse(taken?.finishedAt ?? '') - Date.parse(taken?.startedAt ?? '')) / 1000;
  console.log(
    `${((size?.bytes ?? 0) / 1e9).toFixed(2)} GB sealed into a backup in ${backupSeconds.toFixed(1)} s ` +
      `(aim ${aimSeconds}), while ${asked} searches were answered, ${failed} failed, p95 ${p95.toFixed(0)} ms`,
  );

  cluster = await openCluster({ dataDir });
  await server.kill('SIGTERM');
  const own = connect(cluster.urlOf(database), { max: 1 });
  const before = await digestsOf(cluster.urlOf(database));
  await archiveAll(own.sql);
  await own.close();
  await cluster.stop();

  const restoringAt = performance.now();
  await restore({ ...place, dataDir: elsewhere, now: () => new Date() });
  const restoreSeconds = secondsSince(restoringAt);
  const restored = await openCluster({ dataDir: elsewhere });
  const after = await digestsOf(restored.urlOf(database));
  await restored.stop();
  const names = new Set([...before.keys(), ...after.keys()]);
  const different = [...names].filter((name) => before.get(name)?.digest !== after.get(name)?.digest);
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `restored in ${restoreSeconds.toFixed(1)} s: ${rows} rows of ${names.size} tables, ` +
      (different.length === 0 ? 'each the same' : `different in ${different.join(', ')}`),
  );
  if (backupSeconds > aimSeconds || failed > 0 || different.length > 0) process.exitCode = 1;
} finally {
  await rm(home, { recursive: true, force: true });
}

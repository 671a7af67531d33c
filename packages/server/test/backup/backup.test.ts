/** @module-tag slow */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveSettings, archivedIn, makePlaces } from '../../src/backup/archive.ts';
import { archiveFailingFor, archiveFailures } from '../../src/backup/archiveAge.ts';
import { keptOf, listBackups, prune } from '../../src/backup/backups.ts';
import { moveArchived } from '../../src/backup/changes.ts';
import { restore } from '../../src/backup/restore.ts';
import { takeBackup } from '../../src/backup/takeBackup.ts';
import { verifyNewest } from '../../src/backup/verify.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import type { Cluster } from '../../src/db/cluster/cluster.ts';

const home = mkdtempSync(join(tmpdir(), 'kasb-backup-'));
const [dataDir, backupDir] = [join(home, 'data'), join(home, 'backups')];
const now = () => new Date();
const place = { backupDir, dataDir, keys: [] };
let cluster: Cluster;
let sql: postgres.Sql;

async function open(folder: string, settings: string[] = []): Promise<[Cluster, postgres.Sql]> {
  const opened = await openCluster({ dataDir: folder, settings });
  return [opened, postgres(opened.urlOf('postgres'), { max: 4, onnotice: () => undefined })];
}

/** All rows in one number, which differs where any row does. */
async function digestOf(on: postgres.Sql): Promise<string | undefined> {
  const [row] = await on<{ digest: string }[]>`
    select count(*) || ':' || coalesce(sum(hashtextextended(people::text, 0)), 0) as digest from people`;
  return row?.digest;
}

const back = () => takeBackup({ ...place, cluster, hasMedia: true, now });

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  // Root lets another account run PostgreSQL, which must get to its archive.
  const first = await openCluster({ dataDir });
  await first.stop();
  makePlaces(place, first);
  [cluster, sql] = await open(dataDir, archiveSettings(dataDir, 'main'));
  await sql`create table people (id serial primary key, name text)`;
  await sql`insert into people (name) select 'Азиз ' || n from generate_series(1, 20000) n`;
  for (const [folder, file, text] of [
    ['media', 'recording', 'words'],
    ['secrets', 'key', 'a key'],
  ] as const) {
    mkdirSync(join(dataDir, folder));
    writeFileSync(join(dataDir, folder, file), text);
  }
});

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await cluster?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('what was taken while people wrote comes back as it was at any moment since', async () => {
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await sql`insert into people (name) values ('during')`;
  })();
  const taken = await back();
  isWriting = false;
  await writing;
  expect(taken.bytes).toBeGreaterThan(1_000_000);

  await sql`update people set name = name || ' Каримов' where id <= 500`;
  const digest = await digestOf(sql);
  // A moment is given in milliseconds.
  await sql`select pg_sleep(0.01)`;
  const [moment] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  await sql`select pg_sleep(0.01)`;
  await sql`delete from people`;
  // A moment is only found once something is archived that comes after it.
  await sql`select pg_switch_wal()`;
  await sql`checkpoint`;
  const [last] = await sql<{ wal: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as wal`;
  await sql`select pg_switch_wal()`;
  await expect.poll(() => existsSync(join(archivedIn(dataDir), 'main', last?.wal ?? ''))).toBe(true);
  await moveArchived(place);
  expect(readdirSync(join(archivedIn(dataDir), 'main'))).not.toContain(last?.wal);
  expect(readdirSync(join(backupDir, 'wal', 'main'))).toContain(`${last?.wal}.gz`);

  await expect(restore({ ...place, now })).rejects.toThrow('A server works on');

  const elsewhere = join(home, 'elsewhere');
  const { from, before } = await restore({ ...place, dataDir: elsewhere, to: moment?.at, now });
  expect([from.name, before]).toEqual([taken.name, undefined]);
  const [restored, there] = await open(elsewhere);
  expect(await digestOf(there)).toBe(digest);
  await there.end();
  await restored.stop();
  expect(readFileSync(join(elsewhere, 'media', 'recording'), 'utf8')).toBe('words');
  expect(readFileSync(join(elsewhere, 'secrets', 'key'), 'utf8')).toBe('a key');

  // Once more over it, to the end this time: what was there is kept, and nobody is left in the table. What the copy
  // wrote meanwhile is in an archive of its own.
  const again = await restore({ ...place, dataDir: elsewhere, now });
  expect(existsSync(join(again.before ?? '', 'PG_VERSION'))).toBe(true);
  const [latest, at] = await open(elsewhere);
  expect(await digestOf(at)).toBe('0:0');
  await at.end();
  await latest.stop();
});

test('one that is tried says what is in it, and a flipped byte is found', async () => {
  await sql`insert into people (name) select 'Мадина ' || n from generate_series(1, 500) n`;
  const taken = await back();
  const verified = await verifyNewest(place, 'postgres', now);
  expect(verified).toMatchObject({ name: taken.name, rows: 500, tables: 1, indexes: expect.any(Number) as number });

  const [path] = Object.entries(taken.files).toSorted(([, left], [, right]) => right.bytes - left.bytes)[0] ?? [''];
  const file = join(taken.folder, 'postgres', path);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  writeFileSync(file, bytes);
  await expect(verifyNewest(place, 'postgres', now)).rejects.toThrow(`${taken.name} is damaged: ${path}`);
  await expect(restore({ ...place, dataDir: join(home, 'damaged'), now })).rejects.toThrow('is damaged');
  expect(existsSync(join(home, 'damaged', 'postgres'))).toBe(false);
  rmSync(taken.folder, { recursive: true });
});

test('of two at once one waits for the other, and what is kept can be restored', { tags: ['race'] }, async () => {
  const later = () => new Date(Date.now() + 60_000);
  const both = Promise.all([back(), takeBackup({ ...place, cluster, hasMedia: true, now: later })]);
  const waiting = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`;
    return row?.count;
  };
  await expect.poll(waiting).toBe(1);
  const [, newest] = await both;
  expect((await verifyNewest(place, 'postgres', now)).name).toBe(newest.name);
  rmSync(newest.folder, { recursive: true });
});

test('it is told while PostgreSQL cannot archive, until it can again', async () => {
  const archived = join(archivedIn(dataDir), 'main');
  const write = async () => {
    await sql`insert into people (name) values ('kept')`;
    await sql`select pg_switch_wal()`;
  };
  expect([await archiveFailingFor(sql), await archiveFailures(sql)]).toEqual([0, 0]);
  renameSync(archived, `${archived}-away`);
  await write();
  await expect.poll(() => archiveFailingFor(sql)).toBeGreaterThan(0);
  expect(await archiveFailures(sql)).toBeGreaterThan(0);
  renameSync(`${archived}-away`, archived);
  await write();
  await expect.poll(() => archiveFailingFor(sql)).toBe(0);
});

test('what was left half-written is no backup, and is removed with the next', async () => {
  const whole = await back();
  const half = join(backupDir, 'base', '2000-01-01T00-00-00Z');
  mkdirSync(half);
  writeFileSync(join(half, 'manifest.json'), '{"version":1');
  mkdirSync(`${half}.partial`);
  expect((await listBackups(backupDir)).map(({ name }) => name)).toEqual([whole.name]);
  await prune(backupDir, 'main');
  expect(existsSync(`${half}.partial`)).toBe(false);
  rmSync(half, { recursive: true });
});

test('nothing is restored over a database at work', async () => {
  await back();
  const [digest, before] = [await digestOf(sql), readdirSync(dataDir)];
  await expect(restore({ ...place, now })).rejects.toThrow(`A server works on ${dataDir}: stop it first`);
  expect(readdirSync(dataDir)).toEqual(before);
  expect(await digestOf(sql)).toBe(digest);
});

test('without an archive there is nothing to back up to, and it is said', async () => {
  const [other, there] = await open(join(home, 'other'));
  await there.end();
  const asked = takeBackup({ ...place, cluster: other, dataDir: join(home, 'other'), hasMedia: false, now });
  await expect(asked).rejects.toThrow('set KASB_BACKUP_DIR');
  await other.stop();
  expect(readdirSync(join(backupDir, 'base')).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

describe('how long they are kept', () => {
  const at = (day: number, hour = 3) => ({ finishedAt: new Date(Date.UTC(2026, 0, day, hour)).toISOString() });

  test('the newest of seven days and of four weeks', () => {
    const backups = Array.from({ length: 60 }, (_, index) => at(60 - index));
    const kept = [...keptOf([at(60, 9), ...backups])].map(({ finishedAt }) => finishedAt.slice(5, 13));
    expect(kept).toHaveLength(9);
    expect(kept.slice(0, 3)).toEqual(['03-01T09', '02-28T03', '02-27T03']);
    expect(kept.at(-1)).toBe('02-11T03');
  });

  test('and the changes that none of these needs go with the others', async () => {
    const [whole] = await listBackups(backupDir);
    const wal = join(backupDir, 'wal', 'main');
    const earlier = `${whole?.firstWal.slice(0, 8)}${'0'.repeat(16)}`;
    writeFileSync(join(wal, earlier), '');
    writeFileSync(join(wal, '00000002.history'), '');
    await prune(backupDir, 'main');
    const names = readdirSync(wal);
    expect(names).toContain(`${whole?.firstWal}.gz`);
    expect(names).toContain('00000002.history');
    expect(names).not.toContain(earlier);
    renameSync(join(wal, '00000002.history'), join(home, 'history'));
  });
});

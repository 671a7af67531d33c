/** @module-tag slow */

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveSettings, makePlaces } from '../../src/backup/archive.ts';
import { manifestIn } from '../../src/backup/backups.ts';
import type { Backup } from '../../src/backup/backups.ts';
import { moveArchived } from '../../src/backup/changes.ts';
import { restore } from '../../src/backup/restore.ts';
import { takeBackup } from '../../src/backup/takeBackup.ts';
import { verifyNewest } from '../../src/backup/verify.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';

const home = mkdtempSync(join(tmpdir(), 'kasb-sealed-'));
const [dataDir, backupDir, elsewhere] = [join(home, 'data'), join(home, 'backups'), join(home, 'elsewhere')];
const key = randomBytes(32);
const place = { backupDir, dataDir, keys: [key] };
const now = () => new Date();
const phone = '998901234567';
let taken: Backup;
/** Between what was written after it. */
let moment: Date | undefined;

/** What people would lose, and what nobody may read. */
const files = [
  ['media', 'recording', `says ${phone}`],
  ['secrets', 'key', `a key of ${phone}`],
] as const;

async function open(folder: string, settings: string[] = []) {
  const cluster = await openCluster({ dataDir: folder, settings });
  return { cluster, sql: postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => undefined }) };
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Flips a bit in the middle of a file. @returns what puts it back */
function flip(file: string): () => void {
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  const at = Math.floor(whole.length / 2);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  writeFileSync(file, changed);
  return () => writeFileSync(file, whole);
}

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  const first = await openCluster({ dataDir });
  await first.stop();
  makePlaces(place, first);
  for (const [folder, file, text] of files) {
    mkdirSync(join(dataDir, folder));
    writeFileSync(join(dataDir, folder, file), text);
  }
  const { cluster, sql } = await open(dataDir, archiveSettings(dataDir, 'main'));
  await sql`create table people (name text, phone text)`;
  await sql`insert into people values ('before', ${phone})`;
  taken = await takeBackup({ ...place, cluster, hasMedia: true, now });
  await sql`insert into people values ('after', ${phone})`;
  // A moment is given in milliseconds.
  await sql`select pg_sleep(0.01)`;
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  moment = row?.at;
  await sql`select pg_sleep(0.01)`;
  await sql`insert into people values ('too late', ${phone})`;
  await sql.end();
  await cluster.stop();
  await moveArchived(place);

  // What is not to be lost: a database that is there already.
  const other = await open(elsewhere);
  await other.sql`create table mine (id int)`;
  await other.sql.end();
  await other.cluster.stop();
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('nothing in the folder of sealed backups can be read', () => {
  const kept = filesBelow(backupDir);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((file) => readFileSync(file).includes(phone))).toEqual([]);
  const open = kept.filter((file) => !readFileSync(file).subarray(0, 11).equals(Buffer.from('kasb sealed')));
  expect(open).toEqual([manifestIn(taken.folder)]);
  expect(readFileSync(manifestIn(taken.folder), 'utf8')).not.toContain('sha256');
});

test('another key, none, or a changed byte anywhere: it is said, and what is there stays', async () => {
  const isThere = () => readdirSync(elsewhere).toSorted();
  const known = isThere();
  const back = async (keys: Buffer[]) => restore({ ...place, keys, dataDir: elsewhere, now });

  await expect(back([])).rejects.toThrow('is sealed: set KASB_BACKUP_KEY');
  await expect(back([randomBytes(32)])).rejects.toThrow('sealed with another key than KASB_BACKUP_KEY');
  const relation = filesBelow(join(taken.folder, 'postgres')).find((file) => statSync(file).size > 8192) ?? '';
  const changes = filesBelow(join(backupDir, 'wal')).find((file) => basename(file).startsWith(taken.firstWal)) ?? '';
  const rest = ['manifest.sealed', 'media/recording', 'secrets/key'].map((path) => join(taken.folder, path));
  for (const file of [relation, changes, ...rest]) {
    const mend = flip(file);
    await expect(back([key]), file).rejects.toThrow('is damaged: it is not what was saved');
    mend();
  }
  // Who cannot seal can still write the list of them.
  const listed = readFileSync(manifestIn(taken.folder), 'utf8');
  writeFileSync(manifestIn(taken.folder), listed.replace('"isSealed":true', '"isSealed":false'));
  await expect(back([key])).rejects.toThrow('is not sealed, so anybody may have made it');
  writeFileSync(manifestIn(taken.folder), listed.replace(/"firstWal":"\w+"/, '"firstWal":"000000010000000000000001"'));
  await expect(back([key])).rejects.toThrow('is damaged');
  writeFileSync(manifestIn(taken.folder), listed);

  expect(isThere()).toEqual(known);
  const { cluster, sql } = await open(elsewhere);
  expect(await sql`select * from mine`).toEqual([]);
  await sql.end();
  await cluster.stop();
});

test('with its key, also behind a newer one, everything comes back', async () => {
  const verified = await verifyNewest(place, 'postgres', now);
  expect(verified).toMatchObject({ name: taken.name, tables: 1, rows: 3 });
  const { from } = await restore({ ...place, keys: [randomBytes(32), key], dataDir: elsewhere, now });
  expect(from.name).toBe(taken.name);
  for (const [folder, file, text] of files) expect(readFileSync(join(elsewhere, folder, file), 'utf8')).toBe(text);
  const { cluster, sql } = await open(elsewhere);
  expect(await sql`select name from people`).toEqual([{ name: 'before' }, { name: 'after' }, { name: 'too late' }]);
  await sql.end();
  await cluster.stop();
});

test('a moment is found among sealed changes', async () => {
  const dataDir = join(home, 'moment');
  const { from } = await restore({ ...place, dataDir, to: moment, now });
  expect(from.name).toBe(taken.name);
  const { cluster, sql } = await open(dataDir);
  expect(await sql`select name from people`).toEqual([{ name: 'before' }, { name: 'after' }]);
  await sql.end();
  await cluster.stop();
});

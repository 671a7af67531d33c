/** @module-tag slow */

import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { readPostmaster } from '../../src/db/cluster/postmaster.ts';
import { trimLog } from '../../src/db/cluster/serverLog.ts';
import { openSql } from '../support/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'kasb-cluster-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(process.platform === 'linux')(
  'L6: a file that names the PostgreSQL of another cluster is not trusted',
  async () => {
    const other = openSql(inject('clusterUrl').replace('{database}', 'postgres'));
    const [row] = await other<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    await other.end();
    const text = readFileSync(join(row?.folder ?? '', 'postmaster.pid'), 'utf8');
    expect(readPostmaster(row?.folder ?? '')?.isReady).toBe(true);
    const stale = join(folder, 'stale');
    mkdirSync(stale);
    writeFileSync(join(stale, 'postmaster.pid'), text);
    expect(readPostmaster(stale)).toBeUndefined();
  },
);

test('a database of another PostgreSQL is not touched, and it is said where to read on', async () => {
  const dataDir = join(folder, 'older');
  const kept = join(dataDir, 'postgres', 'PG_VERSION');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(kept, '9.6\n');
  await expect(openCluster({ dataDir })).rejects.toThrow(
    /is of PostgreSQL 9\.6, and this version brings \d+: .*«A new/,
  );
  expect(readFileSync(kept, 'utf8')).toBe('9.6\n');
});

test('L7: the log of the database has neither values nor statements', async () => {
  const cluster = await openCluster({ dataDir: join(folder, 'data'), settings: ['fsync=off'] });
  const sql = openSql(cluster.urlOf('postgres'));
  await sql`create table firms (stir text unique)`;
  await sql`insert into firms values ('301234567')`;
  await expect(sql`insert into firms values ('301234567')`).rejects.toThrow('firms_stir_key');
  await sql.end();
  await cluster.stop();
  const log = readFileSync(join(folder, 'data', 'postgres.log'), 'utf8');
  expect(log).toContain('firms_stir_key');
  expect(log).not.toContain('301234567');
  expect(log).not.toMatch(/insert into/i);
});

test('a database that cannot start is tried until it can, however late that is', async () => {
  const dataDir = join(folder, 'late');
  const events: string[] = [];
  const cluster = await openCluster({ dataDir, settings: ['fsync=off'], onEvent: (event) => events.push(event) });
  const settings = join(cluster.folder, 'postgresql.auto.conf');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, 'as_if_its_disk_were_full = on');
  process.kill(readPostmaster(cluster.folder)?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => events).toContain('database does not come back');
  writeFileSync(settings, before);
  const sql = openSql(cluster.urlOf('postgres'));
  await expect.poll(() => sql`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
  await sql.end();
  await cluster.stop();
});

test('L7: the log of the database is bounded, while it is written', async () => {
  const home = join(folder, 'log');
  mkdirSync(home);
  const file = join(home, 'postgres.log');
  const writing = openSync(file, 'a');
  writeSync(writing, 'x'.repeat(2000));
  await trimLog(home, 3000);
  expect(statSync(file).size).toBe(2000);
  writeSync(writing, 'y'.repeat(2000));
  await trimLog(home, 3000);
  writeSync(writing, 'new');
  appendFileSync(writing, ' lines');
  expect(readFileSync(file, 'utf8')).toBe('new lines');
  expect(statSync(`${file}.1`).size).toBe(4000);
});

/** @module-tag slow */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../src/cli/run.ts';
import { databaseName, openDatabase } from '../../src/compose/openDatabase.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import type { Cluster } from '../../src/db/cluster/cluster.ts';
import { readEnv } from '../../src/env/env.ts';

const home = mkdtempSync(join(tmpdir(), 'kasb-backup-'));
const inHome = (name: string) => join(home, name);
const dataDir = inHome('data');
let cluster: Cluster;

const connect = async (to: Cluster) => {
  const client = new Client({ connectionString: to.urlOf(databaseName) });
  await client.connect();
  return client;
};

/** Types a command. @returns how it ended, and all that it said */
async function kasb(argv: string[], settings: Record<string, string> = {}): Promise<[number, string]> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const env = () => readEnv({ KASB_DEMO: '1', KASB_DATA_DIR: dataDir, ...settings });
  const open = async () => Promise.reject(new Error('no database is opened'));
  return [await runCommand(argv, { print: say, printError: say, env, open }), said.join('\n')];
}

beforeAll(async () => {
  // Little is kept of changes, so that a slot alone holds what is needed.
  cluster = await openCluster({ dataDir, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] });
  const { stop } = await openDatabase(readEnv({ KASB_DEMO: '1', KASB_DATA_DIR: dataDir }), {
    isDemo: false,
    now: new Date(),
  });
  await stop();
  const client = await connect(cluster);
  await client.query('create table written (id int primary key, at timestamptz default clock_timestamp(), words text)');
  await client.end();
  for (const [folder, file, text] of [
    ['media', 'recording', 'words'],
    ['secrets', 'key', 'a key'],
  ] as const) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, file), text);
  }
});

afterAll(async () => {
  await cluster?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('no row that was acknowledged before its end is missing, and every index fits', async () => {
  const client = await connect(cluster);
  let acknowledged = 0;
  const times: { at: number; acknowledged: number }[] = [];
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await client.query(`insert into written select n, clock_timestamp(), repeat('x', 2000)
        from generate_series(${acknowledged + 1}, ${acknowledged + 100}) n`);
      acknowledged += 100;
      times.push({ at: Date.now(), acknowledged });
    }
  })();
  const [code, said] = await kasb(['backup', inHome('first')]);
  isWriting = false;
  await writing;
  await client.end();
  expect([code, said]).toEqual([0, `Backed up into ${inHome('first')}, without the keys.`]);
  expect(existsSync(join(dataDir, 'last-backup'))).toBe(true);
  expect(existsSync(inHome('first/secrets'))).toBe(false);

  const restored = await kasb(['restore', inHome('first'), '--into', inHome('elsewhere')]);
  expect(restored).toEqual([0, expect.stringMatching(/^public\.written {2}\d+$/m)]);
  expect(restored[1]).toContain('The keys are not in this backup');
  expect(readdirSync(inHome('elsewhere'))).not.toContain('restoring');
  expect(readFileSync(inHome('elsewhere/media/recording'), 'utf8')).toBe('words');
  const there = await openCluster({ dataDir: inHome('elsewhere') });
  const reading = await connect(there);
  const { rows } = await reading.query<{ many: number; last: number }>(
    'select count(*)::int as many, max(id) as last from written',
  );
  await reading.end();
  await there.stop();
  const { madeAt } = JSON.parse(readFileSync(inHome('first/backup.json'), 'utf8')) as { madeAt: string };
  const before = times.findLast(({ at }) => at <= Date.parse(madeAt))?.acknowledged;
  expect(before).toBeGreaterThan(0);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(before ?? 0);
  // None within is missing either.
  expect(rows[0]?.many).toBe(rows[0]?.last);
});

test('keys are taken along when they are asked for, and what was there before is kept', async () => {
  const [code, said] = await kasb(['backup', inHome('whole'), '--with-secrets']);
  expect([code, said]).toEqual([0, expect.stringContaining('with the keys: guard it as them')]);
  mkdirSync(inHome('elsewhere/secrets'));
  writeFileSync(inHome('elsewhere/secrets/key'), 'another');
  expect((await kasb(['restore', inHome('whole'), '--into', inHome('elsewhere')]))[0]).toBe(0);
  expect(readFileSync(inHome('elsewhere/secrets/key'), 'utf8')).toBe('a key');
  const kept = readdirSync(inHome('elsewhere')).filter((name) => name.includes('.before-'));
  expect(kept.map((name) => name.split('.')[0])).toEqual(['postgres', 'secrets']);
});

test('of two at once one is told to wait, and the other is whole', { tags: ['race'] }, async () => {
  const both = await Promise.all([kasb(['backup', inHome('one')]), kasb(['backup', inHome('two')])]);
  expect(both.reduce((sum, [code]) => sum + code, 0)).toBe(1);
  expect(both.find(([code]) => code === 1)?.[1]).toBe('kasb: Another backup is under way: wait for its end');
  expect(['one', 'two'].filter((name) => existsSync(inHome(`${name}/backup.json`)))).toHaveLength(1);
});

test('what cannot be backed up is said in a line', async () => {
  const refused = async (folder: string, settings = {}) => (await kasb(['backup', folder], settings))[1];
  mkdirSync(inHome('foreign'));
  writeFileSync(inHome('foreign/notes'), 'mine');
  expect(await refused(inHome('foreign'))).toBe(
    `kasb: There is something in ${inHome('foreign')} already: name a new folder`,
  );
  expect(readdirSync(inHome('foreign'))).toEqual(['notes']);
  expect(await refused(join(dataDir, 'backup'))).toContain('would be lost with it');
  expect(await refused(inHome('new'), { KASB_DATA_DIR: inHome('empty') })).toContain('There is no embedded database');
  const outside = await refused(inHome('new'), { DATABASE_URL: 'postgres://kasb@127.0.0.1:1/kasb' });
  expect(outside).toContain('backed up by its own tools');
});

test('one that was killed half-way is no backup, and is no obstacle to the next', async () => {
  cpSync(inHome('first'), inHome('killed.partial'), { recursive: true });
  rmSync(inHome('killed.partial/backup.json'));
  const [code, said] = await kasb(['restore', inHome('killed.partial'), '--into', inHome('nowhere')]);
  expect([code, said]).toEqual([1, expect.stringContaining('is no whole backup')]);
  expect(existsSync(inHome('nowhere'))).toBe(false);
  expect((await kasb(['backup', inHome('killed')]))[0]).toBe(0);
  expect(existsSync(inHome('killed.partial'))).toBe(false);
});

test('what cannot be restored is said in a line, and nothing is changed', async () => {
  const manifest = JSON.parse(readFileSync(inHome('first/backup.json'), 'utf8')) as object;
  const refused = async (told: object, into = inHome('nowhere')) => {
    writeFileSync(inHome('first/backup.json'), JSON.stringify({ ...manifest, ...told }));
    return kasb(['restore', inHome('first'), '--into', into]);
  };
  expect(await refused({}, dataDir)).toEqual([1, `kasb: A server works on ${dataDir}: stop it first`]);
  expect(await refused({ schema: 9e15 })).toEqual([1, expect.stringContaining('of a newer version')]);
  expect(await refused({ postgres: '17.2' })).toEqual([1, expect.stringContaining('is of PostgreSQL 17.2')]);
  const outside = await kasb(['restore', inHome('first')], { DATABASE_URL: 'postgres://kasb@127.0.0.1:1/kasb' });
  expect(outside).toEqual([1, expect.stringContaining('backed up by its own tools')]);

  // An index that lost its end, in a backup beside which nobody wrote: no change brings it back.
  const client = await connect(cluster);
  const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('written_pkey') as path");
  await client.end();
  const path = rows[0]?.path ?? '';
  truncateSync(join(inHome('whole/postgres'), path), 16_384);
  const damaged = await kasb(['restore', inHome('whole'), '--into', inHome('nowhere')]);
  expect(damaged).toEqual([1, expect.stringContaining(path)]);
  expect(readdirSync(inHome('nowhere')).filter((name) => /^(?:postgres|restoring)$/.test(name))).toEqual([]);
});

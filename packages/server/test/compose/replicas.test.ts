/** @module-tag slow */

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPublicVacancy, searchVacancies } from '@kasb/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import type { Cluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import { openReplicas } from '../../src/db/replicas.ts';
import { createDatabase } from '../support/database.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const home = mkdtempSync(join(tmpdir(), 'kasb-replicas-'));
const [primaryDir, standbyDir] = [join(home, 'primary'), join(home, 'standby')];
let clusters: Cluster[] = [];
let primary: Connections;
let standby: Connections;

beforeAll(async () => {
  for (const folder of [primaryDir, standbyDir]) mkdirSync(folder, { mode: 0o700 });
  const made = await openCluster({ dataDir: primaryDir });
  await made.stop();
  execFileSync('cp', ['-a', made.folder, standbyDir]);
  const first = await openCluster({ dataDir: primaryDir });
  clusters = [first];
  const { port } = new URL(first.urlOf('postgres'));
  const address = `host=127.0.0.1 port=${port} user=kasb password=${first.password}`;
  appendFileSync(join(standbyDir, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
  writeFileSync(join(standbyDir, 'postgres', 'standby.signal'), '');
  const second = await openCluster({ dataDir: standbyDir });
  clusters.push(second);
  primary = connect(first.urlOf('postgres'), { max: 2 });
  standby = connect(second.urlOf('postgres'), { max: 2 });
  await primary.sql`create table people (name text)`;
});

afterAll(async () => {
  await Promise.all([primary?.close(), standby?.close()]);
  for (const cluster of clusters) await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

test('visitors read from a standby, who is signed in from the primary', async () => {
  const id = await api.vacancy();
  const other = await createDatabase();
  const there = connect(other.servingUrl, { max: 2 });
  api.services.replicas = {
    read: async (ask) => ask(there),
    look: async () => undefined,
    behind: () => new Map(),
    close: there.close,
  };
  try {
    const { token } = await api.person();
    const search = async (as?: string) => {
      const { headers, body } = await api.call(searchVacancies, {}, as === undefined ? {} : { as });
      return [headers.get('x-total-count'), (body as unknown[]).length];
    };
    expect(await search()).toEqual(['0', 0]);
    expect(await search(token)).toEqual(['1', 1]);
    // So do robots, whoever they are.
    for (const [path, shown] of [
      ['/feeds/vacancies.atom', id],
      ['/sitemap.xml', 'vacancies-2026'],
    ] as const)
      expect(await (await api.app.request(path)).text()).not.toContain(shown);
    // Counts who reads it.
    expect((await api.call(getPublicVacancy, { params: { id } })).status).toBe(200);
  } finally {
    api.services.replicas = undefined;
    await there.close();
    await other.drop();
  }
  api.pass(61);
  expect(await (await api.app.request('/feeds/vacancies.atom')).text()).toContain(id);
});

test('a standby is read from while it keeps up, and nobody notices when it dies', async () => {
  const told = { now: 0, failures: 0 };
  const replicas = openReplicas({
    primary: primary.sql,
    standbys: new Map([['one', standby]]),
    isAnswer: () => false,
    onFailure: () => (told.failures += 1),
    now: () => told.now,
    lookMs: 1_000_000,
  });
  const ask = async (from: Pick<Connections, 'sql'>) => {
    const rows = await from.sql<{ name: string }[]>`select name from people`;
    return { from: from.sql === standby.sql ? 'standby' : 'primary', names: rows.map(({ name }) => name) };
  };
  const asked = () => replicas.read(ask, primary);
  const askedAnew = async () => {
    await replicas.look();
    return asked();
  };
  await primary.sql`insert into people values ('Азиз')`;
  await expect.poll(askedAnew).toEqual({ from: 'standby', names: ['Азиз'] });
  await expect(standby.sql`insert into people values ('nobody')`).rejects.toMatchObject({ code: '25006' });

  await standby.sql`select pg_wal_replay_pause()`;
  const paused = async () => standby.sql`select pg_get_wal_replay_pause_state() as state`;
  await expect.poll(paused).toEqual([{ state: 'paused' }]);
  await primary.sql`insert into people values ('Мадина')`;
  told.now = 5001;
  expect(await askedAnew()).toEqual({ from: 'primary', names: ['Азиз', 'Мадина'] });
  await standby.sql`select pg_wal_replay_resume()`;
  await expect.poll(askedAnew).toEqual({ from: 'standby', names: ['Азиз', 'Мадина'] });

  const process = Number(readFileSync(join(standbyDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const found = [await asked()];
  execFileSync('kill', ['-9', String(process)]);
  while (told.failures === 0) found.push(await asked());
  for (let reads = 0; reads < 100; reads += 1) found.push(await asked());
  expect(found.filter(({ names }) => names.length !== 2)).toEqual([]);
  expect(found.at(-1)?.from).toBe('primary');
});

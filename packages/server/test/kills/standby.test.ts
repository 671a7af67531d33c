/** @module-tag race */

import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase } from '../../src/compose/migrate.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import type { Cluster } from '../../src/db/cluster/cluster.ts';
import { readPostmaster } from '../../src/db/cluster/postmaster.ts';
import { logFile } from '../../src/db/cluster/serverLog.ts';
import { connect } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import { startProcess } from '../support/rig.ts';
import type { ServerProcess } from '../support/rig.ts';
import { openStandby } from '../support/standby.ts';

const home = mkdtempSync(join(tmpdir(), 'kasb-standby-'));
const standbyDir = join(home, 'standby');
const visitors = 8;
const clusters: Cluster[] = [];
let primary: Connections;
let standby: Connections;
let server: ServerProcess;

beforeAll(async () => {
  const first = await openCluster({ dataDir: join(home, 'primary') });
  clusters.push(first);
  await ensureDatabase(first.urlOf('postgres'), 'kasb');
  const second = await openStandby(first, standbyDir);
  clusters.push(second);
  [primary, standby] = [connect(first.urlOf('kasb'), { max: 2 }), connect(second.urlOf('kasb'), { max: 1 })];
  server = await startProcess({
    KASB_DEMO: '1',
    DATABASE_URL: first.urlOf('kasb'),
    KASB_REPLICA_URL: second.urlOf('kasb'),
  });
});

afterAll(async () => {
  await server?.kill('SIGTERM');
  await Promise.all([primary?.close(), standby?.close()]);
  for (const cluster of clusters.toReversed()) await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

/** How many vacancies are found: by a visitor, or by who has a session. @throws where it fails */
async function found(token?: string): Promise<number> {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/vacancies?limit=1`, { headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.text();
  return Number(answer.headers.get('x-total-count'));
}

/** How often the standby has searched, by its log. */
const searchedThere = () => readFileSync(logFile(standbyDir), 'utf8').split('from vacancy_search').length;

/** Whether a search goes to the standby. */
async function isReadFrom(token?: string): Promise<boolean> {
  const before = searchedThere();
  await found(token);
  return searchedThere() > before;
}

/** Searches without end, as many at once as there are visitors. */
function keepSearching() {
  const told = { answers: 0, failures: [] as unknown[], isOver: false };
  const search = async () => {
    while (!told.isOver) {
      await found().catch((error: unknown) => told.failures.push(error));
      told.answers += 1;
    }
  };
  const searching = Promise.all(Array.from({ length: visitors }, search));
  const stop = async () => {
    told.isOver = true;
    await searching;
  };
  return { told, stop };
}

/** An employer of the demo with a session, and a vacancy of theirs that everybody finds. */
async function ownerOfSomething() {
  const token = randomBytes(32).toString('base64url');
  const [row] = await primary.sql<{ user: string; vacancy: string }[]>`
    select created_by as user, vacancy_id as vacancy from vacancy_search join vacancies on vacancies.id = vacancy_id`;
  await primary.sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${row?.user ?? ''}, now() + interval '1 hour')`;
  return { token, vacancyId: row?.vacancy ?? '' };
}

test('who wrote reads what they wrote, while visitors read from a standby that has not got it yet', async () => {
  await expect.poll(() => isReadFrom()).toBe(true);
  const { token, vacancyId } = await ownerOfSomething();
  const before = await found(token);
  await standby.sql`select pg_wal_replay_pause()`;
  await expect.poll(() => standby.sql`select pg_get_wal_replay_pause_state() as state`).toEqual([{ state: 'paused' }]);
  const address = `${server.url}/api/employer/vacancies/${vacancyId}`;
  const deleted = await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect(deleted.status).toBe(200);
  expect(await found(token)).toBe(before - 1);
  expect(await isReadFrom(token)).toBe(false);
  // From five seconds on it is too old for anybody.
  await expect.poll(() => found()).toBe(before - 1);
  expect(await isReadFrom()).toBe(false);
  await standby.sql`select pg_wal_replay_resume()`;
  await expect.poll(() => isReadFrom()).toBe(true);
  expect(await found()).toBe(before - 1);
});

test('no search fails when the standby is killed under load, and when it is back it is read from again', async () => {
  const { told, stop } = keepSearching();
  const moreThere = async (before = searchedThere()) =>
    expect.poll(() => searchedThere()).toBeGreaterThan(before + visitors);
  const pidThere = () => readPostmaster(join(standbyDir, 'postgres'))?.pid;
  for (let times = 0; times < 3; times += 1) {
    await moreThere();
    const pid = pidThere() ?? 0;
    const { answers } = told;
    process.kill(pid, 'SIGKILL');
    // It is started again at its own address, as a supervisor would.
    await expect.poll(() => pidThere() ?? pid).not.toBe(pid);
    await expect.poll(() => told.answers).toBeGreaterThan(answers + 20 * visitors);
  }
  await moreThere();
  await stop();
  expect(told.failures).toEqual([]);
});

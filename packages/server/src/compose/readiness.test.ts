import { expect, test } from 'vitest';
import { openReadiness } from './readiness.ts';
import type { Parts } from './readiness.ts';

/** A database that answers as it is told. */
function databaseThat(answers: () => Promise<boolean>) {
  let asked = 0;
  const askDatabase = async () => {
    asked += 1;
    return answers();
  };
  return { askDatabase, asked: () => asked, ...parts };
}

const parts: Parts = { jobs: () => 'ok', pages: 'ok' };
const well = { database: 'ok', schema: 'ok', jobs: 'ok', pages: 'ok' };

const never = new Promise<never>(() => undefined);

test('one that ends is alive and takes no requests', async () => {
  let isStopping = false;
  const readiness = openReadiness({ ...databaseThat(async () => true), isStopping: () => isStopping });
  expect((await readiness('/ready'))?.status).toBe(200);
  isStopping = true;
  const answer = await readiness('/ready');
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer?.json()).toEqual({ ...well, status: 'stopping' });
  expect((await readiness('/livez'))?.status).toBe(200);
});

test('a database that fails is forgiven for five seconds, and the process stays alive', async () => {
  let isAway = false;
  let now = 0;
  const database = databaseThat(async () => {
    if (isAway) throw new Error('gone');
    return true;
  });
  const readiness = openReadiness({ ...database, isStopping: () => false }, { now: () => now });
  expect((await readiness('/ready'))?.status).toBe(200);
  isAway = true;
  now = 5000;
  expect((await readiness('/ready'))?.status).toBe(200);
  now = 5001;
  const answer = await readiness('/ready');
  expect([answer?.status, await answer?.json()]).toEqual([503, { ...well, status: 'waiting', database: 'away' }]);
  expect((await readiness('/livez'))?.status).toBe(200);
  isAway = false;
  expect((await readiness('/ready'))?.status).toBe(200);
});

test('a database that hangs is asked once, however many want to know', async () => {
  const database = databaseThat(() => never);
  const readiness = openReadiness({ ...database, isStopping: () => false }, { patienceMs: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => readiness('/ready')));
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([503]));
  expect(database.asked()).toBe(1);
});

test('one whose database has older tables takes no requests until it has been migrated', async () => {
  let hasTables = false;
  const readiness = openReadiness({ ...databaseThat(async () => hasTables), isStopping: () => false });
  const answer = await readiness('/ready');
  expect([answer?.status, await answer?.json()]).toEqual([503, { ...well, status: 'waiting', schema: 'old' }]);
  hasTables = true;
  expect((await readiness('/ready'))?.status).toBe(200);
});

test('jobs that are done elsewhere or fail and pages that are absent are told, and hold nobody back', async () => {
  const isStopping = () => false;
  for (const told of [
    { jobs: 'failing', pages: 'absent' },
    { jobs: 'elsewhere', pages: 'ok' },
  ] as const) {
    const given = { ...databaseThat(async () => true), isStopping, jobs: () => told.jobs, pages: told.pages };
    const answer = await openReadiness(given)('/ready');
    expect([answer?.status, await answer?.json()]).toEqual([200, { ...well, status: 'ok', ...told }]);
  }
});

test('other addresses are not its own', async () => {
  const readiness = openReadiness({ ...databaseThat(async () => true), isStopping: () => false });
  expect(await readiness('/readyz')).toBeUndefined();
});

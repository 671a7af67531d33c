import { expect, test } from 'vitest';
import { openReadiness } from './readiness.ts';

/** A database that answers as it is told. */
function databaseThat(answers: () => Promise<unknown>) {
  let asked = 0;
  const askDatabase = async () => {
    asked += 1;
    return answers();
  };
  return { askDatabase, asked: () => asked };
}

const never = new Promise<never>(() => undefined);

test('one that ends is alive and takes no requests', async () => {
  let isStopping = false;
  const readiness = openReadiness({ ...databaseThat(async () => []), isStopping: () => isStopping });
  expect((await readiness('/ready'))?.status).toBe(200);
  isStopping = true;
  const answer = await readiness('/ready');
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer?.json()).toEqual({ status: 'stopping', database: 'ok' });
  expect((await readiness('/livez'))?.status).toBe(200);
});

test('a database that fails is forgiven for five seconds, and the process stays alive', async () => {
  let isAway = false;
  let now = 0;
  const database = databaseThat(async () => {
    if (isAway) throw new Error('gone');
  });
  const readiness = openReadiness({ ...database, isStopping: () => false }, { now: () => now });
  expect((await readiness('/ready'))?.status).toBe(200);
  isAway = true;
  now = 5000;
  expect((await readiness('/ready'))?.status).toBe(200);
  now = 5001;
  const answer = await readiness('/ready');
  expect([answer?.status, await answer?.json()]).toEqual([503, { status: 'waiting', database: 'away' }]);
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

test('other addresses are not its own', async () => {
  const readiness = openReadiness({ ...databaseThat(async () => []), isStopping: () => false });
  expect(await readiness('/readyz')).toBeUndefined();
});

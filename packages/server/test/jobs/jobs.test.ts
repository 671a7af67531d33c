/** @module-tag slow */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineJob } from '../../src/jobs/job.ts';
import { prepareQueue } from '../../src/jobs/prepare.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import type { JobQueue } from '../../src/jobs/queue.ts';
import { until } from '../support/channel.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const done: string[] = [];
let queue: JobQueue;

const note = defineJob<{ text: string }>({
  name: 'test.note',
  run: async (_, { text }) => void done.push(text),
});
const many = defineJob<{ text: string }>({ ...note, name: 'test.many' });
const stumble = defineJob<{ text: string }>({
  name: 'test.stumble',
  retries: 2,
  retryDelay: 1,
  run: async (_, { text }) => {
    done.push(text);
    if (done.filter((seen) => seen === text).length < 2) throw new Error('once more');
  },
});
const nightly = defineJob({ name: 'test.nightly', schedule: '0 3 * * *', run: async () => {} });

beforeAll(async () => {
  await prepareQueue(api.databaseUrl, [note, many, stumble, nightly]);
  queue = openQueue({ databaseUrl: api.databaseUrl, log: api.services.log });
  await queue.work(api.services, [note, stumble, nightly]);
});
afterAll(() => queue.stop());

const schedules = async () =>
  (
    await api.sql<{ name: string; cron: string; timezone: string }[]>`select name, cron, timezone from pgboss.schedule`
  ).map((row) => ({ ...row }));

describe('a job', () => {
  test('that was asked for is done, soon and once', async () => {
    await queue.send(api.db, note, { text: 'one' });
    await until(() => done.includes('one'));
    expect(done.filter((text) => text === 'one')).toHaveLength(1);
  });

  test('of a transaction that is undone is not', async () => {
    const undone = api.db.transaction(async (transaction) => {
      await queue.send(transaction, note, { text: 'never' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await api.db.transaction((transaction) => queue.send(transaction, note, { text: 'after' }));
    await until(() => done.includes('after'));
    expect(done).not.toContain('never');
  });

  test('that fails is tried again, and its failure is logged', async () => {
    await queue.send(api.db, stumble, { text: 'again' });
    await until(() => done.filter((text) => text === 'again').length === 2);
    expect(api.logged.filter((line) => line.includes('test.stumble'))).toHaveLength(1);
  });

  test('for later waits', async () => {
    const startedAt = Date.now();
    await queue.send(api.db, note, { text: 'later' }, { after: 1 });
    await until(() => done.includes('later'));
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000);
  });

  test('many of them do not wait for each other’s rest', async () => {
    for (let number = 0; number < 40; number += 1) await queue.send(api.db, many, { text: `many ${number}` });
    const restful = openQueue({ databaseUrl: api.databaseUrl, log: api.services.log, restSeconds: 3600 });
    await restful.work(api.services, [many]);
    await expect.poll(() => done.filter((text) => text.startsWith('many'))).toHaveLength(40);
    await restful.stop();
  });

  test('with a schedule has it, in Tashkent, as long as it has one', async () => {
    expect(await schedules()).toEqual([{ name: 'test.nightly', cron: '0 3 * * *', timezone: 'Asia/Tashkent' }]);
    await prepareQueue(api.databaseUrl, [{ ...nightly, schedule: undefined }]);
    expect(await schedules()).toEqual([]);
  });
});

test('a clock that was ahead for a while stops no schedule', async () => {
  const watched = openQueue({ databaseUrl: api.databaseUrl, log: api.services.log, passWatchSeconds: 0.1 });
  try {
    await watched.work(api.services, [nightly]);
    await api.sql`update pgboss.version set cron_on = now() + interval '1 hour'`;
    await api.sql`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`;
    await until(async () => {
      const [row] = await api.sql<{ is_right: boolean }[]>`
        select cron_on <= now() and not exists (select from pgboss.queue where monitor_claim_on > now()) as is_right
        from pgboss.version`;
      return row?.is_right === true;
    });
    expect(watched.state()).toBe('ok');
    // One that nothing looks at is told of.
    await api.sql`update pgboss.version set cron_on = now() - interval '1 hour'`;
    await until(() => watched.state() === 'failing');
  } finally {
    await watched.stop();
  }
});

import { cancelJob, listAudit, listJobQueues, listJobs, retryJob, retryQueue } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/rowsOf.ts';
import { defineJob } from '../../src/jobs/job.ts';
import { deleteDone } from '../../src/jobs/kept.ts';
import { prepareQueue } from '../../src/jobs/prepare.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import { idsOf, reasonOf } from '../../src/operator/jobWords.ts';
import { until } from '../support/channel.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const { signedIn } = operatorSteps(api);
const as = operatorToken;
const name = 'test.publish';

interface Seen {
  id: string;
  state: string;
  tries: number;
  data: Record<string, unknown>;
  error: string | null;
}

beforeAll(() =>
  prepareQueue(api.databaseUrl, [
    defineJob({ name, run: async () => {} }),
    defineJob({ name: 'test.other', run: async () => {} }),
  ]),
);

const failure = { name: 'Error', message: 'Telegram отвечает 429', stack: 'Error: …' };
const put = async (
  state: 'created' | 'active' | 'failed' | 'completed',
  data: object = {},
  output: object = failure,
) => {
  const [row] = await rowsOf<{ id: string }>(api.db)`
    insert into pgboss.job (name, data, state, output, retry_count, created_on, completed_on)
    values (${name}, ${JSON.stringify(data)}::jsonb, ${state}::pgboss.job_state, ${JSON.stringify(output)}::jsonb,
      ${state === 'failed' ? 3 : 0}, clock_timestamp(),
      ${state === 'failed' || state === 'completed' ? api.now.toISOString() : null}::timestamptz) returning id`;
  return row?.id ?? '';
};
const stateOf = async (id: string) =>
  (await rowsOf<{ state: string }>(api.db)`select state::text from pgboss.job where id = ${id}::uuid`)[0]?.state;
const clear = () => api.db.execute(sql`delete from pgboss.job`);
const list = async (query: { name?: string; state?: 'failed' | 'waiting' } = {}) =>
  ((await api.call(listJobs, { query }, { as })).body as { items: Seen[] }).items;
const retry = (id: string, token = as) => api.call(retryJob, { params: { name, id } }, { as: token });
const cancel = (id: string, token = as) => api.call(cancelJob, { params: { name, id } }, { as: token });
const retryThem = (queue = name, token = as) => api.call(retryQueue, { params: { name: queue } }, { as: token });
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: Record<string, unknown>[] }).items;

describe('the list', () => {
  test('counts each kind of work, and knows nothing of the queue’s own', async () => {
    await clear();
    for (const state of ['created', 'active', 'failed', 'failed', 'completed'] as const) await put(state);
    const { items } = (await api.call(listJobQueues, {}, { as })).body as { items: { name: string }[] };
    expect(items.find((queue) => queue.name === name)).toEqual({
      name,
      waiting: 1,
      active: 1,
      failed: 2,
      oldest_at: expect.any(String),
    });
    expect(items.find((queue) => queue.name === 'test.other')).toMatchObject({ waiting: 0, oldest_at: null });
    expect(items.filter((queue) => queue.name.startsWith('__'))).toEqual([]);
  });

  test('is of one kind and state, latest first, page by page', async () => {
    await clear();
    const ids = [await put('failed'), await put('failed'), await put('created')];
    expect((await list({ name, state: 'failed' })).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(await list({ name: 'test.other' })).toEqual([]);
    const first = await api.call(listJobs, { query: { limit: 2 } }, { as });
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const rest = (await api.call(listJobs, { query: { limit: 2, cursor: next } }, { as })).body as { items: Seen[] };
    expect(rest.items.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('tells tries, ids and the reason, and nothing that somebody wrote', async () => {
    await clear();
    const data = { vacancyId: 'v-1', phone: '998901234567', text: 'Добрый день, Азиз', ids: ['a', 'б в'], left: 2 };
    await put('failed', data);
    expect(await list({ state: 'failed' })).toMatchObject([
      {
        name,
        tries: 4,
        data: { vacancyId: 'v-1', phone: '…', text: '…', ids: ['a', '…'], left: 2 },
        error: 'Telegram отвечает 429',
      },
    ]);
  });
});

test.each([
  [{ value: { message: 'job timed out' } }, 'job timed out'],
  [
    { message: 'Failed query: insert into users\nparams: Азиз,998901234567', cause: { message: 'relation is gone' } },
    'relation is gone',
  ],
  [{ message: 'Failed query: insert into users\nparams: Азиз' }, 'insert into users'],
  [{ message: 'to +998 90 123-45-67 of aziz@mail.uz' }, 'to ••• of •••'],
  [
    { message: 'GET https://api.telegram.org/bot123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/x?chat=1 429' },
    'GET https://api.telegram.org/bot•••/x?… 429',
  ],
  [{}, undefined],
  [null, undefined],
])('of %j a reader learns %j', (output, reason) => {
  expect(reasonOf(output)).toBe(reason);
});

test('of what is no object there are no ids', () => expect([idsOf(null), idsOf('x')]).toEqual([undefined, undefined]));

describe('a job that failed', () => {
  test('is done again, once however often it is asked for, and stands in the journal', { tags: ['race'] }, async () => {
    const id = await put('failed');
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status, body }) => [status, (body as Seen).state])).toEqual([
      [200, 'waiting'],
      [200, 'waiting'],
    ]);
    expect(await journal(id)).toMatchObject([{ action: 'job.retried', entity_title: name }]);
    const done: string[] = [];
    const queue = openQueue({ databaseUrl: api.databaseUrl, log: api.services.log });
    await queue.work(api.services, [defineJob({ name, run: async () => void done.push(id) })]);
    await until(() => done.includes(id));
    await queue.stop();
  });

  test('all of a kind, once', { tags: ['race'] }, async () => {
    await clear();
    const ids = [await put('failed'), await put('failed'), await put('created')];
    const both = await Promise.all([retryThem(), retryThem()]);
    expect(new Set(both.map(({ body }) => (body as { retried: number }).retried))).toEqual(new Set([0, 2]));
    expect(await Promise.all(ids.map(stateOf))).toEqual(['retry', 'retry', 'created']);
    expect(await journal(name)).toMatchObject([{ action: 'jobs.retried', changes: { failed: [2, 0] } }]);
    expect(await retryThem('test.unknown')).toMatchObject({ status: 404, body: { code: 'unknownJob' } });
    expect((await retryThem('__pgboss__send-it')).status).toBe(404);
  });

  test('what did not fail stays as it is, and what is not there is not found', async () => {
    await clear();
    const done = await put('completed');
    expect((await retry(done)).body).toMatchObject({ state: 'done' });
    expect(await journal(done)).toEqual([]);
    const strange = ['x', '7f000000-0000-4000-8000-000000000000'];
    for (const id of strange) expect(statusesOf([await retry(id), await cancel(id)])).toEqual([404, 404]);
  });
});

describe('a job that waits', () => {
  test('is taken back, once; one that is being done is not', { tags: ['race'] }, async () => {
    await clear();
    const [waiting, active] = [await put('created'), await put('active')];
    const answers = await Promise.all([cancel(waiting), cancel(waiting)]);
    expect(answers.map(({ body }) => (body as Seen).state)).toEqual(['cancelled', 'cancelled']);
    expect(await journal(waiting)).toMatchObject([{ action: 'job.cancelled' }]);
    expect((await cancel(active)).body).toMatchObject({ state: 'active' });
    expect(await stateOf(active)).toBe('active');
  });
});

test('support sees what failed and does nothing about it; a moderator does not see it', async () => {
  const id = await put('failed');
  const { token: support } = await signedIn('support');
  const { token: moderator } = await signedIn('moderator');
  const see = (token: string) => api.call(listJobs, {}, { as: token });
  const answers = [
    await see(support),
    await retry(id, support),
    await cancel(id, support),
    await retryThem(name, support),
  ];
  expect(statusesOf(answers)).toEqual([200, 403, 403, 403]);
  expect(statusesOf([await see(moderator), await api.call(listJobQueues, {}, { as: moderator })])).toEqual([403, 403]);
  expect(await stateOf(id)).toBe('failed');
});

test('what was done goes after a day, what failed stays', async () => {
  await clear();
  const [done, failed] = [await put('completed'), await put('failed')];
  await deleteDone(api.db, api.now);
  expect([await stateOf(done), await stateOf(failed)]).toEqual(['completed', 'failed']);
  await deleteDone(api.db, new Date(api.now.getTime() + 1));
  expect([await stateOf(done), await stateOf(failed)]).toEqual([undefined, 'failed']);
});

test('the command line does the same', async () => {
  await clear();
  const [failed, waiting] = [await put('failed'), await put('created')];
  expect((await kasb('jobs', 'list')).out).toMatch(/test\.publish +1 waiting +0 active +1 failed/);
  expect((await kasb('jobs', 'list', name)).out).toContain('Telegram отвечает 429');
  expect(await kasb('jobs', 'retry', name, failed)).toMatchObject({ code: 0, out: 'Asked for again.' });
  expect(await kasb('jobs', 'retry', name)).toMatchObject({ code: 0, out: 'Asked for again: 0.' });
  expect(await kasb('jobs', 'cancel', name, waiting)).toMatchObject({ code: 0, out: 'Cancelled.' });
  expect(await kasb('jobs', 'retry', name, waiting)).toMatchObject({
    code: 1,
    error: expect.stringContaining('is cancelled'),
  });
  expect(await kasb('jobs', 'retry', 'none')).toMatchObject({ code: 1, error: expect.stringContaining('no such job') });
  expect((await kasb('jobs', 'retry')).error).toContain('<queue> is missing');
  expect(await journal(waiting)).toMatchObject([{ actor_kind: 'cli', action: 'job.cancelled' }]);
});

/** @module-tag race */

import { createApplicationBatch, pathOf, respondToVacancy, undoApplicationBatch } from '@kasb/contract';
import type { ApplicationBatchBody } from '@kasb/contract';
import { afterAll, expect, test } from 'vitest';
import { until } from '../support/channel.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { killWhere as killServerWhere } from '../support/killWhere.ts';
import { startProcess } from '../support/rig.ts';
import type { ServerProcess } from '../support/rig.ts';

const api = Harness.forThisFile();
const people = 6;
const refusal = { status: 'rejected', reason: 'skills' } as const;
const message = { textRu: 'Здравствуйте, {{first_name}}! Выбрали других.' };

async function firmWithResponses(): Promise<{ firm: Firm; ids: string[] }> {
  api.now = new Date();
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const ids: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const { token } = await api.person('candidate');
    const { body } = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: token });
    ids.push((body as { id: string }).id);
  }
  return { firm, ids };
}

let server: ServerProcess | undefined;
afterAll(() => server?.kill('SIGTERM'));

/** The server that runs: one is started where the last was killed, which takes its time, and the next test goes on. */
async function running(): Promise<ServerProcess> {
  if (!server?.isAlive()) server = await startProcess({ DATABASE_URL: api.databaseUrl });
  return server;
}

/** A call over the wire; undefined when the server died before it answered. */
async function post(server: ServerProcess, path: string, firm: Firm, body: unknown, key: string) {
  const headers = {
    authorization: `Bearer ${firm.owner.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(server.url + path, sent).catch(() => undefined);
  return answer && { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const refuse = (server: ServerProcess, firm: Firm, ids: string[]) => {
  const body: ApplicationBatchBody = { applicationIds: ids, action: refusal, message };
  return post(server, pathOf(createApplicationBatch, {}), firm, body, 'the-same-press');
};

const write = (server: ServerProcess, firm: Firm, ids: string[]) =>
  post(server, pathOf(createApplicationBatch, {}), firm, { applicationIds: ids, message }, 'the-same-press');

const killWhere = (hold: string, server: ServerProcess, act: () => Promise<unknown>) =>
  killServerWhere(api.databaseUrl, hold, server, act);

const stateOf = async ({ vacancyId }: Firm) => {
  const { sql } = api;
  const of = sql`select id from applications where vacancy_id = ${vacancyId}`;
  const statuses = await sql`select status from applications where vacancy_id = ${vacancyId}`;
  const events = await sql`
    select kind, count(*)::int as count from application_events
    where application_id in (${of}) and (kind <> 'status' or status <> 'applied') group by kind order by kind`;
  const messages = await sql`select sent_at from application_messages where application_id in (${of})`;
  return {
    statuses: [...new Set(statuses.map(({ status }) => String(status)))],
    events: Object.fromEntries(events.map(({ kind, count }) => [String(kind), count as number])),
    messages: messages.length,
  };
};

test('a batch that is killed in its middle was never there; the same press once more does it once', async () => {
  const { firm, ids } = await firmWithResponses();
  const before = await stateOf(firm);
  expect(before).toEqual({ statuses: ['applied'], events: {}, messages: 0 });
  const first = await running();
  // By then the applications are moved and their events are written.
  await killWhere('lock table application_batch_items in share mode', first, () => refuse(first, firm, ids));
  expect(await stateOf(firm)).toEqual(before);

  const second = await running();
  expect(await refuse(second, firm, ids)).toMatchObject({ status: 201, body: { changed: people, skipped: [] } });
  expect(await refuse(second, firm, ids)).toMatchObject({ status: 201, body: { changed: people } });
  expect(await stateOf(firm)).toEqual({
    statuses: ['rejected'],
    events: { opened: people, status: people },
    messages: people,
  });
});

test('a batch that only writes, killed in its middle, wrote to nobody; the same press does it once', async () => {
  const { sql } = api;
  const { firm, ids } = await firmWithResponses();
  const before = await stateOf(firm);
  const batches = async () =>
    (await sql`select id from application_batches where author_id = ${firm.owner.id}`).map(({ id }) => String(id));
  const first = await running();
  // By then the batch and whom it concerns are written, the messages are not.
  await killWhere('lock table application_messages in share mode', first, () => write(first, firm, ids));
  expect(await stateOf(firm)).toEqual(before);
  expect(await batches()).toEqual([]);

  const second = await running();
  expect(await write(second, firm, ids)).toMatchObject({
    status: 201,
    body: { changed: 0, messages: { app: people } },
  });
  expect(await write(second, firm, ids)).toMatchObject({
    status: 201,
    body: { changed: 0, messages: { app: people } },
  });
  expect(await batches()).toHaveLength(1);
  // Nobody was moved, and nothing is read before its ten minutes are over.
  expect(await stateOf(firm)).toEqual({ statuses: ['applied'], events: {}, messages: people });
  const written = await sql`
    select application_id, sent_at from application_messages
    where application_id = any (${ids}) order by application_id`;
  expect(written.map(({ application_id, sent_at }) => [application_id, sent_at])).toEqual(
    ids.toSorted().map((id) => [id, null]),
  );
});

test('an undo that is killed in its middle changed nothing, and can be done after all', async () => {
  const { firm, ids } = await firmWithResponses();
  const first = await running();
  const { body } = (await refuse(first, firm, ids)) ?? {};
  const path = pathOf(undoApplicationBatch, { params: { id: String(body?.id) } });
  const refused = await stateOf(firm);
  // By then they are back and the events of that are written.
  await killWhere('lock table application_messages in share mode', first, () => post(first, path, firm, {}, 'undo'));
  expect(await stateOf(firm)).toEqual(refused);

  const second = await running();
  expect(await post(second, path, firm, {}, 'undo')).toMatchObject({ status: 200, body: { restored: people } });
  expect(await stateOf(firm)).toEqual({
    statuses: ['applied'],
    events: { opened: people, status: people, undone: people },
    messages: 0,
  });
});

test('held messages whose sender is killed go out once each', async () => {
  const { sql } = api;
  const { firm, ids } = await firmWithResponses();
  const first = await running();
  expect(await refuse(first, firm, ids), first.output()).toMatchObject({ status: 201, body: { changed: people } });
  const of = sql`select id from applications where vacancy_id = ${firm.vacancyId}`;
  const waiting = await sql`
    select message.id, candidate_id from application_messages message
    join applications on applications.id = application_id
    where application_id in (${of}) order by message.id`;
  const third = String(waiting[2]?.id);
  const reader = String(waiting[2]?.candidate_id);
  // The job comes by itself once the minute is over; nobody waits for that here.
  const due = async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    await sql`update pgboss.job set heartbeat_on = ${past}, start_after = ${past}, created_on = ${past}
      where name = 'messages.send' and state in ('created', 'active', 'retry')`;
  };
  await killWhere(
    // Who tells of the third one waits for what comes of this.
    `insert into notifications (user_id, kind, dedupe, data, created_at)
      values ('${reader}', 'application_message', 'application:${third}', '{}', now())`,
    first,
    async () => {
      for (const [index, { id }] of waiting.entries()) {
        const at = new Date(Date.now() - 60_000 + index * 1000).toISOString();
        await sql`update application_messages set send_after = ${at} where id = ${String(id)}`;
      }
      await due();
    },
  );
  const sentNow = async () =>
    (await sql`select sent_at from application_messages where application_id in (${of}) and sent_at is not null`)
      .length;
  expect(await sentNow()).toBe(2);

  await running();
  await due();
  await until(async () => (await sentNow()) === people);
  const told = await sql`
    select dedupe, count(*)::int as count from notifications where kind = 'application_message' and dedupe in (
      select 'application:' || id from application_messages where application_id in (${of})) group by dedupe`;
  expect(told.map(({ count }) => count as number)).toEqual(Array.from({ length: people }, () => 1));
});

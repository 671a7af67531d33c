/** @module-tag slow */

import {
  blockPerson,
  endPersonSessions,
  findEverything,
  getCurrentUser,
  getPerson,
  listAudit,
  listPeople,
  revealPerson,
  unblockPerson,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { maskPhone } from '../../src/text/maskPhone.ts';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { Publisher } from '../support/publisher.ts';
import { steps, wrong } from '../support/signIn.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const person = steps(api);
const { signedIn } = operatorSteps(api);
const as = operatorToken;

interface Seen {
  id: string;
  name: string;
  phone: string;
  blocked_at: string | null;
  blocked_reason?: string | null;
  sessions: { id: string; device: string | null; address: string | null }[];
  codes: { status: string }[];
}

const list = async (query: { search?: string; role?: 'candidate' | 'employer'; state?: 'blocked' }) =>
  ((await api.call(listPeople, { query }, { as })).body as { items: Seen[] }).items;
const show = async (id: string) => (await api.call(getPerson, { params: { id } }, { as })).body as Seen;
const reason = 'Мошенничество с оплатой';
const block = (id: string, token = as) => api.call(blockPerson, { params: { id }, body: { reason } }, { as: token });
const unblock = (id: string, reason?: string) => api.call(unblockPerson, { params: { id }, body: { reason } }, { as });
const end = (id: string, sessionId?: string) =>
  api.call(endPersonSessions, { params: { id }, body: { sessionId } }, { as });
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: Record<string, unknown>[] }).items;
const idOf = async (phone: string) => (await list({ search: phone }))[0]?.id ?? '';
const statusOf = async (token: string) => (await api.call(getCurrentUser, {}, { as: token })).status;

test('a phone is told to who says why, and the journal knows before', async () => {
  const { id } = await api.person('candidate');
  const [row] = await api.sql<{ phone: string }[]>`select phone from users where id = ${id}`;
  const support = await signedIn('support');
  const reveal = (token: string, params = { id }) =>
    api.call(revealPerson, { params, body: { reason: 'Просит перезвонить' } }, { as: token });
  expect((await show(id)).phone).toMatch(/^998\d\d\*{5}\d\d$/);
  expect(await reveal(support.token)).toMatchObject({ status: 200, body: { phone: row?.phone } });
  expect(await journal(id)).toMatchObject([
    { action: 'person.revealed', entity_type: 'user', reason: 'Просит перезвонить', role: 'support' },
  ]);
  expect(JSON.stringify(await journal(id))).not.toContain(row?.phone);
  expect((await reveal((await signedIn('moderator')).token)).status).toBe(403);
  expect((await reveal(support.token, { id: 'x' })).status).toBe(404);
  expect((await api.call(revealPerson, { params: { id }, body: { reason: '' } }, { as: support.token })).status).toBe(
    422,
  );
  // Fifty a day for each.
  const statuses: number[] = [];
  for (let count = 1; count < 51; count += 1) statuses.push((await reveal(support.token)).status);
  expect(statuses).toEqual([...Array(49).fill(200), 429]);
  expect((await reveal(operatorToken)).status).toBe(200);
});

describe('the list', () => {
  test('finds by either end of the phone as it is typed, and by beginnings of the name in any spelling', async () => {
    const { id } = await api.person('employer');
    const phone = '998937654321';
    await api.sql`update users set phone = ${phone} where id = ${id}`;
    await api.sql`update users set first_name = 'Дилноза', last_name = 'Йўлдошева_' where id = ${id}`;
    const typed = `${phone.slice(3, 5)} ${phone.slice(5, 8)}-${phone.slice(8)}`;
    const beginnings = [`+${phone}`, '+998 93 7', '(93) 765', typed.replaceAll(' ', '')];
    const name = 'Дилноза Йўлдошева_';
    // Whoever typed all of it knows it; nobody else reads it here.
    for (const search of [phone, `+${phone}`, typed])
      expect(await list({ search }), search).toMatchObject([{ id, name, phone }]);
    for (const search of [...beginnings.slice(1, 3), '54-321', 'дилноза йўл', 'юлд дил', "Yo'ldosheva"])
      expect(await list({ search }), search).toMatchObject([{ id, name, phone: '99893*****21' }]);
    const everything = async (q: string) => (await api.call(findEverything, { query: { q } }, { as })).body;
    expect(await everything(phone)).toMatchObject({ people: [{ id, phone }] });
    expect(await everything('54321')).toMatchObject({ people: [{ id, phone: '99893*****21' }] });
    const beyond = ['7654', '376543', `${phone}0`, `0${phone}`];
    for (const search of [...beyond, '99', 'йў', 'шева', '%%%', '___'])
      expect(await list({ search }), search).toEqual([]);
  });

  test('finds what many have page by page, the newest first, also those of long ago', async () => {
    const { sql } = api;
    // Older than as many others as it is looked for among, and in two lots, of which one is newer than all.
    await sql`insert into users (phone, first_name, last_name, role, created_at)
      select (998_770_000_000 + number)::text, case when number % 5 = 0 then 'Зулфия' else 'Анвар' end, 'Холиқова',
        'candidate', timestamptz '2020-01-01' + number * interval '1 minute'
      from generate_series(1, 5500) number
      union all
      select (998_780_000_000 + number)::text, case when number <= 30 then 'Зулфия' else 'Анвар' end, 'Холиқова',
        'candidate', timestamptz '2021-01-01' + number * interval '1 minute'
      from generate_series(1, 10500) number`;
    const ids: string[] = [];
    for (let next: string | undefined = encodeURI('/api/operator/people?search=зулфия хол&limit=100'); next;) {
      const { body, headers } = await api.request(next, { headers: { authorization: `Bearer ${as}` } });
      ids.push(...(body as { items: Seen[] }).items.map(({ id }) => id));
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    const sorted = await sql`select id from users where first_name = 'Зулфия' and last_name = 'Холиқова'
      order by created_at desc, id desc`;
    expect(sorted).toHaveLength(1130);
    expect(ids).toEqual(sorted.map(({ id }) => id as string));
    const latest = await sql`select id from users where first_name = 'Анвар' and last_name = 'Холиқова'
      order by created_at desc, id desc limit 5`;
    // Five of them are enough for who looks for everything.
    for (const [name, newest] of [
      ['зулфия', ids.slice(0, 5)],
      ['анвар', latest.map(({ id }) => id as string)],
    ] as const) {
      const found = await api.call(findEverything, { query: { q: `${name} хол` } }, { as });
      expect((found.body as { people: Seen[] }).people.map(({ id }) => id)).toEqual(newest);
    }
    await sql`delete from users where last_name = 'Холиқова'`;
  });

  test('is of one kind, or of those whose access is closed', async () => {
    const candidate = await api.person('candidate');
    const { owner } = await createFirm(api);
    expect((await list({ role: 'candidate' })).map(({ id }) => id)).toContain(candidate.id);
    expect((await list({ role: 'candidate' })).map(({ id }) => id)).not.toContain(owner.id);
    await block(owner.id);
    expect(await list({ state: 'blocked' })).toMatchObject([{ id: owner.id, companies: ['Samarqand Textile'] }]);
    await unblock(owner.id);
  });

  test('is for those who support people', async () => {
    const { id } = await api.person('employer');
    const { token } = await signedIn('moderator');
    const answers = [
      await api.call(listPeople, {}, { as: token }),
      await api.call(getPerson, { params: { id } }, { as: token }),
      await block(id, token),
    ];
    expect(statusesOf(answers)).toEqual([403, 403, 403]);
  });
});

describe('somebody', () => {
  test('is shown with companies, subscription, sessions and codes, and none of these in full', async () => {
    const firm = await publisher.firm();
    expect(await show(firm.owner.id)).toMatchObject({
      name: 'Азиз Каримов',
      phone: maskPhone(firm.owner.phone),
      companies: [{ id: firm.id, name: 'Samarqand Textile' }],
      subscription: { plan: 'Бизнес', expires_at: new Date(api.now.getTime() + 30 * 86_400_000).toISOString() },
      orders: { count: 0, sum: 0 },
      vacancies: { count: 1, active: 1 },
    });
  });

  test('the codes tell how the last sign-ins went, never the code', async () => {
    const { phone } = await person.signedIn();
    api.pass(61);
    const { code, challenge } = await person.ask(phone);
    await person.verify(phone, wrong(code), challenge);
    const seen = await show(await idOf(phone));
    expect(seen.codes.map(({ status }) => status)).toEqual(['refused', 'accepted']);
    expect(seen.sessions).toMatchObject([{ address: expect.stringMatching(/^10\.0\.••\.••$/) }]);
    expect(JSON.stringify(seen)).not.toContain(code);
  });

  test('who is nobody is not found', async () => {
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) {
      const answers = [await api.call(getPerson, { params: { id } }, { as }), await block(id), await unblock(id)];
      expect(statusesOf([...answers, await end(id)])).toEqual([404, 404, 404, 404]);
    }
  });

  test('who asked to be forgotten says so, and nothing is done to them', async () => {
    const { id } = await api.person('candidate');
    await api.sql`update users set delete_at = ${api.now.toISOString()}::timestamptz + interval '7 days'
      where id = ${id}`;
    expect(await show(id)).toMatchObject({ leaving_at: expect.any(String), blocked_at: null });
    const answers = [await block(id), await unblock(id), await end(id)];
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [409, 'accountLeaving']),
    );
    expect(await journal(id)).toEqual([]);
  });
});

describe('the end of sessions', () => {
  test('one, then all, each told to the person and in the journal', async () => {
    const { phone, token } = await person.signedIn();
    const id = await idOf(phone);
    api.pass(61);
    const { code, challenge } = await person.ask(phone);
    const { token: second } = (await person.verify(phone, code, challenge)).body as { token: string };
    const { sessions } = await show(id);
    expect(sessions).toHaveLength(2);
    expect((await end(id, sessions[0]?.id)).body).toMatchObject({ ended: 1 });
    expect((await end(id, sessions[0]?.id)).body).toMatchObject({ ended: 0 });
    expect((await end(id, 'x')).body).toMatchObject({ ended: 0 });
    expect(new Set([await statusOf(token), await statusOf(second)])).toEqual(new Set([200, 401]));
    const both = await Promise.all([end(id), end(id)]);
    expect(new Set(both.map(({ body }) => (body as { ended: number }).ended))).toEqual(new Set([0, 1]));
    expect([await statusOf(token), await statusOf(second)]).toEqual([401, 401]);
    expect(await journal(id)).toMatchObject([{ action: 'sessions.ended' }, { action: 'sessions.ended' }]);
  });

  test('of one person touches nobody else’s', async () => {
    const [first, second] = [await api.person('employer'), await api.person('employer')];
    const [session] = (await show(second.id)).sessions;
    expect((await end(first.id, session?.id)).body).toMatchObject({ ended: 0 });
    expect(await statusOf(second.token)).toBe(200);
  });
});

describe('blocking', () => {
  test('closes the service with a reason, once, and unblocking lets in by a new code', { tags: ['race'] }, async () => {
    const { phone, token } = await person.signedIn();
    const id = await idOf(phone);
    const { token: support } = await signedIn('support', 'Мирзаева');
    const without = await api.call(blockPerson, { params: { id }, body: { reason: 'да' } }, { as: support });
    expect(without).toMatchObject({ status: 422, body: { fields: { reason: { code: 'reasonRequired' } } } });
    const answers = await Promise.all([block(id, support), block(id, support)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(answers[0]?.body).toMatchObject({ blocked_reason: reason, sessions: [] });
    expect(await statusOf(token)).toBe(401);
    api.pass(61);
    const closed = await person.ask(phone);
    expect((await person.verify(phone, closed.code, closed.challenge)).status).toBe(403);
    expect((await unblock(id, 'Ошиблись номером')).body).toMatchObject({ blocked_at: null, blocked_reason: null });
    expect((await unblock(id)).status).toBe(200);
    api.pass(61);
    const open = await person.ask(phone);
    expect((await person.verify(phone, open.code, open.challenge)).status).toBe(200);
    const rows = await journal(id);
    expect(rows).toMatchObject([
      { action: 'user.unblocked', reason: 'Ошиблись номером' },
      { action: 'user.blocked', actor_name: 'Нодира Мирзаева', role: 'support', reason },
    ]);
    // What is kept for ever knows neither name nor phone.
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${phone}|Каримов`));
  });

  test('needs a fresh second step', async () => {
    const { id } = await api.person('employer');
    const { token } = await signedIn('support');
    api.pass(16 * 60);
    expect(await block(id, token)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect((await show(id)).blocked_at).toBeNull();
  });
});

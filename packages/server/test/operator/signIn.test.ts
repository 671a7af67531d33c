import { createHash, scryptSync } from 'node:crypto';
import {
  createOperator,
  getOperator,
  listApplications,
  listOperators,
  operatorSignIn,
  operatorVerify,
  removeOperator,
  stepUp,
  unattendedHeader,
  updateOperator,
} from '@kasb/contract';
import { verifySync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { addOperator, resetSecondStep } from '../../src/operator/accounts.ts';
import { until } from '../support/channel.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { phoneNumber } from '../support/phones.ts';
import { visitor } from '../support/signIn.ts';
import { columnsWith } from '../support/traces.ts';

const api = Harness.forThisFile();
const { bySms, second, digits, signedIn, source } = operatorSteps(api);

test('the digits are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(verifySync({ secret, token: '287082', epoch: 59 }).valid).toBe(true);
});

test('a stranger is answered as an operator is, and gets no SMS', async () => {
  const { phone } = await signedIn('support');
  const before = api.sent.length;
  api.pass(61);
  const known = await api.call(operatorSignIn, { body: { phone } }, visitor());
  const stranger = await api.call(operatorSignIn, { body: { phone: phoneNumber() } }, visitor());
  const shapes = [known, stranger].map(({ status, body }) => [status, Object.keys(body as object)]);
  expect(shapes[0]).toEqual(shapes[1]);
  await until(() => api.sent.length > before);
  expect(api.sent.slice(before).map(({ to }) => to)).toEqual([phone]);
  const { ticket } = stranger.body as { ticket: string };
  for (const code of ['000000', '123456']) {
    const answer = await api.call(operatorVerify, { body: { ticket, code } }, visitor());
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrongCode' } });
  }
});

test('no more than 30 SMS a day go to an operator, and nobody who asks learns of it', async () => {
  api.pass(24 * 3600);
  const phone = phoneNumber();
  await addOperator(api.db, source(), { phone, firstName: 'Малика', lastName: 'Юсупова', role: 'support' });
  const before = api.sent.length;
  const answers: unknown[] = [];
  for (let count = 0; count < 32; count += 1) {
    const { status, body } = await api.call(operatorSignIn, { body: { phone } }, visitor());
    answers.push([status, Object.keys(body as object)]);
    await until(() => api.sent.length === Math.min(before + count + 1, before + 30));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
  expect(api.sent.slice(before).map(({ to }) => to)).toEqual(Array(30).fill(phone));
});

test('the code of an SMS is kept by the digest of the server, with a salt of its own', async () => {
  const { id, phone } = await signedIn('support');
  const { codeDigest } = api.services;
  const { sql } = api;
  const salts = [];
  for (let time = 0; time < 2; time += 1) {
    api.pass(61);
    const before = api.sent.length;
    await api.call(operatorSignIn, { body: { phone } }, visitor());
    await until(() => api.sent.length > before);
    const { code = '' } = api.sent.at(-1) ?? {};
    const [kept] = await sql<{ salt: Buffer; hash: Buffer }[]>`select salt, code_hash as hash from operator_tickets
      where operator_id = ${id} and step = 'sms' order by expires_at desc limit 1`;
    if (!kept) throw new Error('no ticket is kept');
    expect(kept.hash).toEqual(await codeDigest(code, kept.salt));
    expect(kept.salt).toHaveLength(16);
    salts.push(kept.salt.toString('hex'));
  }
  expect(new Set(salts).size).toBe(2);
});

describe('the enrolment code', () => {
  test('is kept by a slow digest with whose it is for its salt, and nowhere as it reads', async () => {
    const body = { phone: phoneNumber(), firstName: 'Малика', lastName: 'Собирова', role: 'moderator' } as const;
    const headers = { 'idempotency-key': 'enrolment' };
    const made = await api.call(createOperator, { body }, { as: operatorToken, headers });
    const { id, enrolment_code: first = '' } = made.body as { id: string; enrolment_code?: string };
    const { sql } = api;
    const kept = async () =>
      (await sql<{ hash: Buffer }[]>`select enrolment_hash as hash from operators where id = ${id}`)[0]?.hash;
    const slow = (code: string) => scryptSync(code, id, 32, { N: 2 ** 14, r: 8, p: 1 });
    expect(await kept()).toEqual(slow(first));
    const { enrolmentCode: second = '' } = await resetSecondStep(api.db, source(), id);
    expect(await kept()).toEqual(slow(second));
    expect([first, second].map(({ length }) => length)).toEqual([8, 8]);
    expect(await columnsWith(sql, [first, second])).toEqual([]);
  });

  test('enrols once, and a stolen phone alone enrols nothing', async () => {
    const phone = phoneNumber();
    await addOperator(api.db, source(), { phone, firstName: 'Малика', lastName: 'Исмоилова', role: 'moderator' });
    const { status, ticket = '' } = await bySms(phone);
    expect(status).toBe('enrol');
    const path = '/api/operator/enrol';
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ticket, enrolmentCode: 'AAAAAAAA' });
    expect(await api.request(path, { method: 'POST', headers, body })).toMatchObject({
      status: 422,
      body: { code: 'wrongCode', fields: { enrolmentCode: { code: 'wrongCode' } } },
    });
    // The ticket of one step opens no other.
    expect(await second(ticket, '000000')).toMatchObject({ status: 422, body: { code: 'expiredTicket' } });
  });

  test('ends after a day', async () => {
    const phone = phoneNumber();
    const values = { phone, firstName: 'Малика', lastName: 'Турсунова', role: 'moderator' } as const;
    const { enrolmentCode = '' } = await addOperator(api.db, source(), values);
    api.pass(24 * 3600 + 1);
    const { ticket = '' } = await bySms(phone);
    const body = JSON.stringify({ ticket, enrolmentCode });
    const headers = { 'content-type': 'application/json' };
    expect((await api.request('/api/operator/enrol', { method: 'POST', headers, body })).status).toBe(422);
  });
});

describe('the second step', () => {
  test('the digits of a step are shown once', async () => {
    const { phone, secret } = await signedIn('moderator');
    api.pass(61);
    const { ticket = '', status } = await bySms(phone);
    expect(status).toBe('second');
    const code = digits(secret);
    expect((await second(ticket, code)).status).toBe(200);
    api.pass(61);
    const again = await bySms(phone);
    api.pass(-61);
    expect(await second(again.ticket ?? '', code)).toMatchObject({ status: 422, body: { code: 'wrongCode' } });
    api.pass(61);
  });

  test('a recovery code stands in for the phone, once', async () => {
    const { id, phone, recoveryCodes } = await signedIn('moderator');
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    // Short as they are, whoever reads the database could try them all by a quick digest.
    const { codeDigest } = api.services;
    const { sql } = api;
    const kept = await sql<{ hash: Buffer }[]>`select code_hash as hash from operator_recovery_codes
      where operator_id = ${id}`;
    const digests = recoveryCodes.map((each) => codeDigest(each.replace('-', ''), Buffer.from(id)));
    const inOrder = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex')).toSorted();
    expect(inOrder(kept.map(({ hash }) => hash))).toEqual(inOrder(await Promise.all(digests)));
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      api.pass(61);
      const { ticket = '' } = await bySms(phone);
      answers.push(await second(ticket, code.toLowerCase()));
    }
    expect(answers).toMatchObject([{ status: 200 }, { status: 422, body: { code: 'wrongCode' } }]);
  });

  test('a recovery code that was made before its digest was slow still opens', async () => {
    const { id, phone } = await signedIn('moderator');
    const quick = createHash('sha256').update('ABCDEFGH').digest();
    await api.sql`insert into operator_recovery_codes (code_hash, operator_id) values (${quick}, ${id})`;
    api.pass(61);
    const { ticket = '' } = await bySms(phone);
    expect((await second(ticket, 'abcd-efgh')).status).toBe(200);
  });

  test('five wrong codes make a pause of fifteen minutes, which the journal knows', async () => {
    const { id, phone, secret } = await signedIn('moderator');
    api.pass(61);
    const first = await bySms(phone);
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await second(first.ticket ?? '', '000000'));
    expect(statusesOf(answers)).toEqual([422, 422, 422, 422, 429]);
    api.pass(61);
    const { ticket = '' } = await bySms(phone);
    expect(await second(ticket, digits(secret))).toMatchObject({ status: 429, body: { code: 'operatorPaused' } });
    api.pass(15 * 60);
    const later = await bySms(phone);
    expect((await second(later.ticket ?? '', digits(secret))).status).toBe(200);
    const rows = await api.sql`select from audit_events where action = 'operator.failed' and entity_id = ${id}`;
    expect(rows).toHaveLength(1);
  });

  test('admins are told of such a pause where an account of their phone has a chat, even at night', async () => {
    const { sql } = api;
    const [admin, support] = [await signedIn('admin'), await signedIn('support', 'Мирзаев')];
    const [account, other] = [await api.person('employer'), await api.person('employer')];
    for (const [person, { phone }] of [
      [account, admin],
      [other, support],
    ] as const) {
      await sql`update users set phone = ${phone} where id = ${person.id}`;
      await sql`insert into notification_settings
        (user_id, is_telegram_on, telegram_chat, is_quiet, quiet_from, quiet_to)
        values (${person.id}, true, ${phone}, true, '00:00', '23:59')`;
    }
    api.pass(61);
    const { ticket = '' } = await bySms(support.phone);
    for (let time = 0; time < 5; time += 1) await second(ticket, '000000');
    const told = await sql`select user_id, kind, data, channel, try_after - notifications.created_at as wait
      from notifications join notification_deliveries on notification_id = notifications.id
      where user_id in ${sql([account.id, other.id])}`;
    expect(told).toEqual([
      {
        user_id: account.id,
        kind: 'operator_paused',
        data: { person: 'Нодира Мирзаев' },
        channel: 'telegram',
        wait: '00:00:00',
      },
    ]);
  });

  test('an old ticket is refused', async () => {
    const { phone, secret } = await signedIn('moderator');
    api.pass(61);
    const { ticket = '' } = await bySms(phone);
    api.pass(15 * 60 + 1);
    expect(await second(ticket, digits(secret))).toMatchObject({ status: 422, body: { code: 'expiredTicket' } });
  });
});

describe('the session', () => {
  test('is its own: a person’s counts for nothing among operators, nor an operator’s among people', async () => {
    const employer = await api.person('employer');
    const operator = await signedIn('admin');
    expect((await api.call(getOperator, {}, { as: employer.token })).status).toBe(401);
    const cookies = `kasb_session=${employer.token}; __Host-kasb_session=${employer.token}`;
    expect((await api.call(getOperator, {}, { headers: { cookie: cookies } })).status).toBe(401);
    expect((await api.call(listApplications, {}, { as: operator.token })).status).toBe(401);
    // Both may live in one browser.
    const both = { cookie: `${operator.cookie}; kasb_session=${employer.token}` };
    expect(await api.call(getOperator, {}, { headers: both })).toMatchObject({
      status: 200,
      body: { operator: { id: operator.id, role: 'admin', name: 'Нодира Юнусова' } },
    });
  });

  test('ends after an hour without a call, and after twelve in any case', async () => {
    const { token } = await signedIn('support');
    for (let hours = 0; hours < 11; hours += 1) {
      api.pass(59 * 60);
      expect((await api.call(getOperator, {}, { as: token })).status).toBe(200);
    }
    api.pass(61 * 60);
    expect((await api.call(getOperator, {}, { as: token })).status).toBe(401);
    const other = await signedIn('support');
    api.pass(61 * 60);
    expect((await api.call(getOperator, {}, { as: other.token })).status).toBe(401);
  });

  test('is not made longer by what a page asks by itself, and tells how long it lasts', async () => {
    const { token } = await signedIn('support');
    const lasts = async (headers = {}) => {
      const { body } = await api.call(getOperator, {}, { as: token, headers });
      return (body as { operator?: { idle_seconds?: number } }).operator?.idle_seconds;
    };
    const alone = { [unattendedHeader]: '1' };
    api.pass(59 * 60);
    expect(await lasts(alone)).toBe(60);
    expect(await lasts()).toBe(60 * 60);
    api.pass(59 * 60);
    expect(await lasts(alone)).toBe(60);
    api.pass(60);
    expect((await api.call(getOperator, {}, { as: token, headers: alone })).status).toBe(401);
  });

  test('tells nothing in its last hour, which no call makes longer, nor of a token', async () => {
    const { token } = await signedIn('support');
    for (let hours = 0; hours < 11; hours += 1) {
      api.pass(59 * 60);
      await api.call(getOperator, {}, { as: token });
    }
    api.pass(30 * 60);
    for (const as of [token, operatorToken])
      expect(await api.call(getOperator, {}, { as })).toMatchObject({
        status: 200,
        body: { operator: expect.not.objectContaining({ idle_seconds: expect.anything() }) },
      });
  });

  test('a write by its cookie comes from this site', async () => {
    const { cookie } = await signedIn('admin');
    const send = (site: string) =>
      api.request('/api/operator/sign-out', { method: 'POST', headers: { cookie, 'sec-fetch-site': site } });
    expect((await send('cross-site')).status).toBe(403);
    expect((await send('same-origin')).status).toBe(200);
    expect((await api.request('/api/operator/me', { headers: { cookie } })).status).toBe(401);
  });
});

describe('what needs a fresh second step', () => {
  test('is refused after a quarter of an hour, and goes on after the digits', async () => {
    const { token, secret } = await signedIn('admin');
    const body = { phone: phoneNumber(), firstName: 'Шохрух', lastName: 'Мирзаев', role: 'support' } as const;
    api.pass(15 * 60 + 30);
    expect(await api.call(createOperator, { body }, { as: token })).toMatchObject({
      status: 403,
      body: { code: 'stepUpNeeded' },
    });
    expect((await api.call(stepUp, { body: { code: '000000' } }, { as: token })).status).toBe(422);
    expect((await api.call(stepUp, { body: { code: digits(secret) } }, { as: token })).status).toBe(200);
    expect((await api.call(createOperator, { body }, { as: token })).status).toBe(201);
    expect((await api.call(createOperator, { body }, { as: token })).status).toBe(409);
  });
});

describe('operators', () => {
  test('one who was lowered meanwhile is refused at the next call', async () => {
    const { id, token } = await signedIn('admin');
    expect((await api.call(listOperators, {}, { as: token })).status).toBe(200);
    await api.call(updateOperator, { params: { id }, body: { role: 'moderator' } }, { as: operatorToken });
    expect((await api.call(listOperators, {}, { as: token })).status).toBe(403);
    await api.call(removeOperator, { params: { id } }, { as: operatorToken });
    expect((await api.call(getOperator, {}, { as: token })).status).toBe(401);
  });

  test('who was removed is listed where all are asked for', async () => {
    const { id } = await signedIn('support');
    await api.call(removeOperator, { params: { id } }, { as: operatorToken });
    const listed = async (state?: 'all') =>
      ((await api.call(listOperators, { query: { state } }, { as: operatorToken })).body as { items: { id: string }[] })
        .items;
    expect((await listed()).map((operator) => operator.id)).not.toContain(id);
    expect((await listed('all')).map((operator) => operator.id)).toContain(id);
  });

  test('somebody stays admin, also when two remove each other at once', { tags: ['race'] }, async () => {
    const ids = (await api.sql`select id from operators where role = 'admin' and removed_at is null`).map(({ id }) =>
      String(id),
    );
    const [one, two] = [await signedIn('admin'), await signedIn('admin')];
    for (const id of ids) await api.call(removeOperator, { params: { id } }, { as: operatorToken });
    const remove = (id: string) => api.call(removeOperator, { params: { id } }, { as: operatorToken });
    expect(statusesOf(await Promise.all([remove(one.id), remove(two.id)]))).toEqual([200, 409]);
  });
});

import { getCurrentUser, loginByPhone, logout, verifyPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { deleteOutdated } from '../../src/compose/maintenance.ts';
import { anyPhone } from '../support/anyPhone.ts';
import { Harness } from '../support/harness.ts';
import { steps, visitor } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { registered, signedIn, verify } = steps(api);

describe('sessions', () => {
  test('a bearer token or a cookie tells who calls', async () => {
    const { phone, token, cookie } = await signedIn();
    expect((await api.call(getCurrentUser, {}, { as: token })).body).toMatchObject({ user: { phone } });
    expect((await api.call(getCurrentUser, {}, { headers: { cookie } })).body).toMatchObject({ user: { phone } });
  });

  test.each(['', 'forged', 'a'.repeat(43), '../../etc', "' or 1=1 --"])('the token %j is nobody', async (token) => {
    const { status } = await api.call(getCurrentUser, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
    expect((await api.call(getCurrentUser, {}, { headers: { cookie: `kasb_session=${token}` } })).status).toBe(401);
  });

  test('a session slides: it lasts 30 days from its last use', async () => {
    const { token, cookie } = await signedIn();
    const day = 24 * 3600;
    api.pass(29 * day);
    const used = await api.call(getCurrentUser, {}, { headers: { cookie } });
    expect(used.status).toBe(200);
    expect(used.headers.get('set-cookie')).toContain('Max-Age=2592000');
    api.pass(29 * day);
    expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(200);
    api.pass(30 * day);
    expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(401);
  });

  test('M5: a session ends 90 days after its start, however much it is used', async () => {
    const { token, cookie } = await signedIn();
    const day = 24 * 3600;
    for (let days = 0; days < 80; days += 20) {
      api.pass(20 * day);
      expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(200);
    }
    api.pass(5 * day);
    const last = await api.call(getCurrentUser, {}, { headers: { cookie } });
    expect(last.headers.get('set-cookie')).toContain(`Max-Age=${5 * day};`);
    api.pass(5 * day - 1);
    expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(200);
    api.pass(1);
    expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(401);
  });

  test('logout revokes the token and removes the cookie', async () => {
    const { token } = await signedIn();
    const { status, headers } = await api.call(logout, {}, { as: token });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^kasb_session=; Path=\/; Max-Age=0/);
    expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(401);
    expect((await api.call(logout, {}, { as: token })).status).toBe(401);
  });

  test('a cookie is secure outside localhost', async () => {
    const { phone, code, challenge } = await registered();
    const response = await api.app.request('http://jobs.example.uz/auth/phone/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ phone, code, challenge }),
    });
    expect(response.headers.get('set-cookie')).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test.each([
    ['no sign of an origin', {}, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['the null origin', { origin: 'null' }, 403],
    ['its own origin', { origin: 'http://localhost' }, 200],
    ['the same origin, as browsers say it', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a write by cookie with %s', async (_, headers, expected) => {
    const { cookie } = await signedIn();
    expect((await api.call(logout, {}, { headers: { cookie, ...headers } })).status).toBe(expected);
  });

  test('another site cannot get past by credentials in its address', async () => {
    const { cookie } = await signedIn();
    const headers = { cookie, authorization: `Basic ${btoa('a:b')}`, origin: 'https://evil.example' };
    expect((await api.call(logout, {}, { headers })).status).toBe(403);
  });

  test('another site cannot sign a visitor in', async () => {
    const { phone, code, challenge } = await registered();
    const answer = await api.call(
      verifyPhone,
      { body: { phone, code, challenge } },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer.status).toBe(403);
    expect((await verify(phone, code)).status).toBe(200);
  });
});

test('what has served its time is deleted', async () => {
  const { token, phone } = await signedIn();
  const { sql } = api;
  const chat = (days: number) => sql`
    insert into conversations (user_id, language, company_profile, messages, draft, created_at, updated_at)
    select id, 'ru', '{}', '[]', '{}', ${api.now.toISOString()}::timestamptz, ${api.now.toISOString()}::timestamptz -
      ${days}::int * interval '1 day' from users where phone = ${phone}`;
  await chat(60);
  await chat(50);
  await sql`insert into model_usage (account, day, calls) values ('a', ${api.now.toISOString().slice(0, 10)}, 1)`;
  await registered();
  api.pass(31 * 24 * 3600);
  await deleteOutdated(api.services);
  for (const table of ['sessions', 'sign_in_challenges', 'asked_phones', 'rate_hits', 'model_usage']) {
    expect(await api.sql`select 1 from ${api.sql(table)}`).toHaveLength(0);
  }
  expect(await sql`select 1 from conversations`).toHaveLength(1);
  expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(401);
});

test('the log knows neither phones nor codes nor tokens', async () => {
  const { phone, token } = await signedIn();
  await api.call(loginByPhone, { body: { phone } }, visitor());
  const text = api.logged.join('');
  expect(text).toContain('"route":"verifyPhone"');
  expect(text).not.toMatch(anyPhone);
  expect(text).not.toContain(token);
  for (const { code } of api.sent) expect(text).not.toContain(`"${code}"`);
});

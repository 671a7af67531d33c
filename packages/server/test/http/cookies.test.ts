import { getCurrentUser, logout } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { Harness } from '../support/harness.ts';
import { steps } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { registered, signedIn } = steps(api);

interface Visit {
  origin?: string;
  headers?: Record<string, string>;
  /** The other end of the connection. */
  from?: string;
}

/** Signs in over a connection. @returns the cookies that are set, by name */
async function cookiesAt({ origin = 'http://localhost:4000', headers, from = '127.0.0.1' }: Visit) {
  const form = await registered();
  const response = await api.app.request(
    `${origin}/auth/phone/verify`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(form),
    },
    { incoming: { socket: { remoteAddress: from, remoteFamily: from.includes(':') ? 'IPv6' : 'IPv4' } } },
  );
  expect(response.status).toBe(200);
  return Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0] ?? '', line]));
}

const bound = /^__Host-kasb_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/;

describe('M5: the cookie', () => {
  test('is bound to its host and to https', async () => {
    const cookies = await cookiesAt({ origin: 'https://jobs.example.uz', from: '203.0.113.5' });
    expect(cookies['__Host-kasb_session']).toMatch(bound);
  });

  test.each<[string, Visit]>([
    ['a Host that says localhost', { from: '203.0.113.5' }],
    ['a Host that says localhost, of IPv6', { from: '2001:db8::5' }],
    ['a proxy on this machine that keeps no Host', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
    ['a proxy on this machine that tells https', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a proxy of the other kind', { headers: { forwarded: 'for=203.0.113.5;proto=https' } }],
    [
      'a page of https behind a proxy that tells nothing',
      { headers: { origin: 'https://jobs.example.uz', 'sec-fetch-site': 'same-origin' } },
    ],
    ['another machine of the house', { origin: 'http://192.168.1.5:4000', from: '192.168.1.9' }],
    ['another name of this machine', { origin: 'http://jobs.example.uz:4000' }],
  ])('is secure all the same with %s', async (_, visit) => {
    expect((await cookiesAt(visit))['__Host-kasb_session']).toMatch(bound);
  });

  test.each<[string, Visit]>([
    ['localhost', {}],
    ['localhost by IPv6', { from: '::1' }],
    ['localhost by IPv4 in IPv6', { from: '::ffff:127.0.0.1' }],
    ['its address', { origin: 'http://127.0.0.1:4000' }],
    ['a name under localhost', { origin: 'http://jobs.localhost:4000' }],
    ['the page of a local proxy', { headers: { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' } }],
  ])('works without https on %s', async (_, visit) => {
    const cookies = await cookiesAt(visit);
    expect(cookies['kasb_session']).toMatch(
      /^kasb_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies['__Host-kasb_session']).toBeUndefined();
  });

  test('follows the public origin where one is set', async () => {
    const before = api.app;
    api.app = createApp({ ...api.services, origin: 'https://jobs.example.uz' }, { isStrict: true });
    const cookies = await cookiesAt({});
    api.app = before;
    expect(cookies['__Host-kasb_session']).toMatch(bound);
  });

  test('comes with a hint that pages can read, and that is no secret', async () => {
    const { kasb_hint: hint } = await cookiesAt({ origin: 'https://jobs.example.uz', from: '203.0.113.5' });
    expect(hint).toBe('kasb_hint=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    const { token } = await signedIn();
    const { headers } = await api.call(logout, {}, { as: token });
    expect(headers.getSetCookie()).toContain('kasb_hint=; Path=/; Max-Age=0; SameSite=Lax');
  });
});

describe('M5: a cookie of the plain name', () => {
  const ask = (cookie: string) =>
    api.app.request(`https://jobs.example.uz${getCurrentUser.path}`, {
      headers: { accept: 'application/json', cookie },
    });

  test('opens no session over https, where a sister site may have put it', async () => {
    const { token } = await signedIn();
    expect((await ask(`kasb_session=${token}`)).status).toBe(401);
    const { token: mine, phone } = await signedIn();
    const answer = await ask(`kasb_session=${token}; __Host-kasb_session=${mine}`);
    expect(await answer.json()).toMatchObject({ user: { phone } });
  });
});

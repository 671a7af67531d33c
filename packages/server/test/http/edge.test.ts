import {
  createCompany,
  getCurrentUser,
  listAudit,
  listApplications,
  listOperatorOrders,
  sendChatMessage,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { readAtMost } from '../../src/http/bodies.ts';
import { legalBody } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';

// What every request meets before anything is known of who makes it.
const api = Harness.forThisFile();
const portal = 'https://portal.example.uz';

describe('addresses', () => {
  test.each(['/m/%00', '/feeds/vacancies.atom?city=%00', '/sitemaps/%00.xml', '/vacancies?search=a%00', '/%00'])(
    'with a NUL character are refused: %s',
    async (path) => {
      expect((await api.request(path)).status).toBe(400);
    },
  );

  test('longer than any page’s lead nowhere', async () => {
    for (const path of ['', '/vacancies', '/uz/employer/vacancies'])
      expect((await api.request(`${path}/${'a'.repeat(5000)}`)).status).toBe(404);
  });

  test.each([
    ['listAudit', listAudit.path, operatorToken],
    ['listOperatorOrders', listOperatorOrders.path, operatorToken],
    ['listApplications', listApplications.path, undefined],
  ])('of %s with a day that nobody means: 400', async (_, path, known) => {
    const token = known ?? (await api.person('employer')).token;
    for (const day of ['0001-01-01', '9999-12-31', '2026-02-30', 'x']) {
      const { status, body } = await api.request(`${path}?from=${day}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      });
      expect([day, status, body]).toMatchObject([
        day,
        400,
        { code: 'badQuery', fields: { from: { code: 'notDate' } } },
      ]);
    }
  });
});

describe('a bearer token that is none', () => {
  test.each(['Bearer a b', 'Bearer', 'Bearer ', 'bearer\ta b'])(
    'counts as nobody, whatever cookie comes with it: %j',
    async (authorization) => {
      const { token } = await api.person('employer');
      const cookie = `kasb_session=${token}`;
      const headers = { accept: 'application/json', cookie, 'content-type': 'application/json' };
      expect((await api.request(getCurrentUser.path, { headers })).body).toMatchObject({ user: { role: 'employer' } });
      expect((await api.request('/users/me/sessions', { headers: { ...headers, authorization } })).status).toBe(401);
      const body = JSON.stringify({ message: 'x' });
      const foreign = { ...headers, authorization, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await api.request(sendChatMessage.path, { method: 'POST', headers: foreign, body })).status).toBe(401);
    },
  );
});

describe('a web address that may be read as one of another host', () => {
  test.each([
    'https://kasb.uz@evil.example/',
    'https://a:b@evil.example',
    'HTTPS://:x@evil.example',
    'https://evil.example\\@kasb.uz',
    'https:\\\\evil.example',
    'https:///evil.example/kasb.uz',
  ])('is none of a company: %s', async (website) => {
    const { token } = await api.person('employer');
    const body = { ...(await legalBody(api)), website, logoUrl: website };
    const refused = { code: expect.stringMatching(/^(notAddress|addressScheme)$/) as string };
    expect(await api.call(createCompany, { body }, { as: token })).toMatchObject({
      status: 422,
      body: { fields: { website: refused, logoUrl: refused } },
    });
  });
});

describe('portals', () => {
  test('have nothing to do with the calls of operators', async () => {
    for (const [path, method] of [
      ['/api/operator/today', 'GET'],
      ['/api/operator/sign-in', 'POST'],
      ['/api/operator/people/7f000000-0000-4000-8000-000000000000/block', 'POST'],
      ['/areas', 'POST'],
    ] as const) {
      const asked = { origin: portal, 'access-control-request-method': method };
      const preflight = await api.request(path, { method: 'OPTIONS', headers: asked });
      expect([path, preflight.headers.get('access-control-allow-origin')]).toEqual([path, null]);
      const headers = { origin: portal, authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
      const answer = await api.request(path, { method, headers, body: method === 'GET' ? undefined : '{}' });
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});

test('a body that drips is given up', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
  });
  await expect(readAtMost({ body }, 1024, 20)).rejects.toThrow('took too long');
});

import { listCompanies, searchVacancies, verifyPhone } from '@kasb/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();
const portal = 'https://portal.example.uz';
const stranger = 'https://stranger.example.uz';
let employer: TestPerson;

beforeAll(async () => {
  employer = await api.person('employer');
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.request(path, { headers: { accept: 'application/json', ...headers } });
const ask = (origin: string) =>
  api.request('/api/employer/companies', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

describe('what everybody sees', () => {
  test('may be read by a page of any origin, which may keep it for a minute', async () => {
    const { headers, status } = await get('/vacancies', { origin: stranger });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('vary')).toContain('Origin');
  });

  test('is kept by nobody where our own page asks', async () => {
    expect((await get('/vacancies')).headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, Record<string, string>]>([
    ['a cookie', { cookie: 'kasb_session=x' }],
    ['a token', { authorization: 'Bearer x' }],
  ])('is closed to other pages with %s', async (_, own) => {
    const { headers } = await get('/vacancies', { origin: stranger, ...own });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a refusal may be read as well, and is not kept', async () => {
    const { headers, status } = await get('/vacancies/7f000000-0000-4000-8000-000000000000', { origin: stranger });
    expect([status, headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      404,
      '*',
      'no-store',
    ]);
  });

  test('an address is counted: 120 a minute from pages elsewhere, and our own go on', async () => {
    let status = 200;
    for (let asked = 0; asked < 130 && status === 200; asked += 1)
      ({ status } = await get('/vacancies/counts', { origin: stranger }));
    const { headers } = await get('/vacancies/counts', { origin: stranger });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('/vacancies/counts')).status).toBe(200);
    api.now = new Date(api.now.getTime() + 60_000);
    expect((await get('/vacancies/counts', { origin: stranger })).status).toBe(200);
  });
});

describe('private calls', () => {
  test('a listed portal is told that it may ask, a stranger nothing', async () => {
    const allowed = await ask(portal);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(portal);
    for (const name of ['authorization', 'content-type', 'if-match', 'idempotency-key'])
      expect(allowed.headers.get('access-control-allow-headers')).toContain(name);
    const refused = await ask(stranger);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect(refused.status).toBe(404);
  });

  test('a token is enough for a portal, a cookie never is', async () => {
    const { headers, status } = await get(listCompanies.path, {
      origin: portal,
      authorization: `Bearer ${employer.token}`,
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, portal]);
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    const cookie = `kasb_session=${employer.token}`;
    expect((await get(listCompanies.path, { cookie })).status).toBe(200);
    expect((await get(listCompanies.path, { origin: portal, cookie })).status).toBe(401);
  });

  test('a portal signs people in, and no cookie is left with them', async () => {
    const body = (origin: string) => ({
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ phone: employer.phone, code: '000000' }),
    });
    const known = await api.request(verifyPhone.path, body(portal));
    expect(known.status).not.toBe(403);
    expect(known.headers.get('set-cookie')).toBeNull();
    expect((await api.request(verifyPhone.path, body(stranger))).status).toBe(403);
  });

  test('reads of a portal with a token are kept by nobody', async () => {
    const { headers } = await get(searchVacancies.path, { origin: portal, authorization: `Bearer ${employer.token}` });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe(portal);
  });
});

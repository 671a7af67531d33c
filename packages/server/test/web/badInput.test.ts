import { getPublicCompany, getPublicVacancy, searchVacancies } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

const ids = ['x', '%00', '..%2f..%2fetc', "'%20or%201=1", '7f000000-0000-0000-0000-000000000000', 'а'.repeat(190)];
const get = (path: string, headers: Record<string, string> = {}) =>
  api.request(path, { headers: { accept: 'application/json', ...headers } });

describe('what is open to all bears', () => {
  test.each(ids)('the id %s that is none', async (id) => {
    for (const path of ['/vacancies/{id}', '/vacancies/{id}/similar', '/companies/{id}', '/companies/{id}/vacancies'])
      expect((await get(path.replace('{id}', id))).status).toBeOneOf([400, 404]);
  });

  test.each(ids)('the slug %s that is none', async (slug) => {
    for (const name of ['city', 'profession']) {
      expect((await get(`/vacancies/counts?${name}=${slug}`)).status).toBeOneOf([404, 422, 400]);
      expect((await get(`/vacancies?${name}=${slug}`)).status).toBeOneOf([200, 422, 400]);
    }
  });

  test('pages beyond the end, and cursors that are none', async () => {
    await api.vacancy();
    const beyond = Buffer.from(JSON.stringify(['1999-01-01T00:00:00.000Z', '7f000000-0000-0000-0000-000000000000']));
    for (const cursor of [beyond.toString('base64url'), 'x', '%00', 'a'.repeat(10_000)]) {
      const { status, body } = await get(`/vacancies?cursor=${cursor}`);
      expect(status).toBeOneOf([200, 400, 422]);
      if (status === 200) expect(body).toEqual([]);
    }
  });

  test('searches of ten thousand letters', async () => {
    for (const letter of ['я', '%00', '%F0%9F%98%80', "'", '*']) {
      const { status } = await get(`/vacancies?search=${letter.repeat(10_000)}`);
      expect(status).toBeOneOf([200, 400, 422]);
    }
  });

  test.each(['*/*', '', 'text/plain', 'application/xml', 'application/json;q=0.1, text/html;q=0', 'x'.repeat(5000)])(
    'the Accept %j',
    async (accept) => {
      const { status, headers } = await get('/vacancies', { accept });
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'application/json']);
    },
  );

  test.each([
    'kasb_session=dead',
    '__Host-kasb_session=dead',
    'kasb_session=',
    'kasb_hint=1',
    '=; ;;',
    'x'.repeat(5000),
  ])('the cookie %j of nobody', async (cookie) => {
    const id = await api.vacancy();
    expect((await api.call(getPublicVacancy, { params: { id } }, { headers: { cookie } })).status).toBe(200);
    expect((await api.call(searchVacancies, {}, { headers: { cookie } })).status).toBe(200);
  });

  test.each(['xx', 'en-US', 'ru;q=2', '*', '../../uz', 'x'.repeat(5000)])('the language %j', async (language) => {
    const headers = { 'accept-language': language };
    const { status, body } = await api.call(getPublicCompany, { params: { id: 'x' } }, { headers });
    expect([status, body]).toMatchObject([404, { error: 'Компания не найдена' }]);
  });
});

import { createVacancy, getHealth, loginByPhone, searchVacancies } from '@kasb/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { followLoad } from '../../src/compose/load.ts';
import type { Load } from '../../src/compose/load.ts';
import { paymePath } from '../../src/payments/payme/serve.ts';
import { vacancyForm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
let load: Load;
/** The loop as the test has it. */
let lateMs = 0;

beforeAll(() => {
  load = followLoad({ log: api.services.log, lateness: () => lateMs, lookMs: 1 });
  api.app = createApp(api.services, { isStrict: true, load });
});
afterAll(() => load.stop());

const becomes = (isHigh: boolean) => expect.poll(() => load.isHigh()).toBe(isHigh);
const statusOf = async (path: string, init?: RequestInit) => (await api.request(path, init)).status;

test('a loop that is late has what may wait come again, and takes the rest', async () => {
  const { token } = await api.person('employer');
  lateMs = 201;
  await becomes(true);
  const refused = await api.call(searchVacancies, {});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.body).toMatchObject({ code: 'unavailable' });
  // Who reads waits, signed in or not, and so does who signs in.
  expect((await api.call(searchVacancies, {}, { as: token })).status).toBe(503);
  expect((await api.call(loginByPhone, { body: { phone: '998901234567' } })).status).toBe(503);
  for (const path of ['/sitemap.xml', '/feeds/vacancies.atom', '/oembed']) expect(await statusOf(path)).toBe(503);

  expect((await api.call(getHealth, {})).status).toBe(200);
  for (const path of ['/livez', '/ready', '/robots.txt']) expect(await statusOf(path)).toBe(200);
  const form = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: vacancyForm };
  expect((await api.call(createVacancy, form, { as: token })).status).toBe(404);
  expect(await statusOf(paymePath, { method: 'POST', body: '{}' })).not.toBe(503);

  lateMs = 200;
  await becomes(false);
  expect((await api.call(searchVacancies, {})).status).toBe(200);
  const told = api.logged.filter((line) => line.includes('refused') || line.includes('taken again'));
  expect(told).toHaveLength(2);
});

test('more than 500 requests under way are too much, and fewer are not', async () => {
  const ends = Array.from({ length: 500 }, () => load.begin());
  expect(load.isHigh()).toBe(false);
  // It counts itself.
  expect((await api.call(searchVacancies, {})).status).toBe(503);
  ends.pop()?.();
  expect((await api.call(searchVacancies, {})).status).toBe(200);
  for (const end of ends) end();
});

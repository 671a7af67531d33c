import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import type { Services } from '../../src/context/services.ts';
import { tellIndexNow } from '../../src/discovery/indexNowJob.ts';
import { Harness } from '../support/harness.ts';
import { openSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const api = Harness.forThisFile();
const key = 'key-of-the-tests';

let site: Site;
let told: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
let status = 202;
/** The real time: changes are written down by the database's clock. */
let services: Services;

beforeAll(async () => {
  site = await openSite('127.0.0.1', (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push(JSON.parse(body) as (typeof told)[number]);
      response.writeHead(status).end();
    });
  });
});
beforeEach(async () => {
  told = [];
  status = 202;
  await api.sql`delete from page_changes`;
  const indexNow = { key, url: `http://127.0.0.1:${site.port}/indexnow` };
  services = { ...api.services, indexNow, clock: () => new Date('2026-03-02T09:05:30Z') };
});
afterAll(() => site.close());

const tell = (changes: Partial<Services> = {}) =>
  tellIndexNow({ ...services, ...changes }, AbortSignal.timeout(10_000));
const changeAt = (at: string, vacancy: string) =>
  api.sql`insert into page_changes (vacancy_id, at) values (${vacancy}, ${at})`;
const [first, second] = ['7f000000-0000-4000-8000-000000000001', '7f000000-0000-4000-8000-000000000002'];

test('what changed in the last whole minute is told once, in both languages', async () => {
  for (const at of ['09:04:00Z', '09:04:59Z']) await changeAt(`2026-03-02T${at}`, first);
  await changeAt('2026-03-02T09:05:01Z', second);
  await changeAt('2026-03-02T09:03:59Z', second);
  await tell();
  expect(told).toEqual([
    {
      host: 'kasb.uz',
      key,
      keyLocation: `https://kasb.uz/${key}.txt`,
      urlList: [`https://kasb.uz/vacancies/${first}`, `https://kasb.uz/uz/vacancies/${first}`],
    },
  ]);
});

test('where nothing changed, without a key, and on a stand for tests nobody is told', async () => {
  await tell();
  await changeAt('2026-03-02T09:04:30Z', first);
  await tell({ indexNow: undefined });
  await tell({ isIndexed: false });
  expect(told).toEqual([]);
});

test('a day tells no more than ten thousand addresses', async () => {
  await api.sql`insert into page_changes (vacancy_id, at)
    select gen_random_uuid(), '2026-03-02T08:00:00Z' from generate_series(1, 2500)`;
  await changeAt('2026-03-02T09:04:30Z', first);
  await tell();
  expect(told).toEqual([]);
});

test.each([
  [403, false],
  [422, false],
  [429, true],
  [500, true],
])('after a %i it is tried again: %s', async (answered, isRetried) => {
  status = answered;
  await changeAt('2026-03-02T09:04:30Z', first);
  if (isRetried) await expect(tell()).rejects.toThrow(String(answered));
  else await expect(tell()).resolves.toBeUndefined();
});

test('the key is found where it is said to be', async () => {
  const answer = await createApp(services).request(`http://localhost/${key}.txt`);
  expect(await answer.text()).toBe(key);
  expect((await api.request(`/${key}.txt`)).status).toBe(404);
});

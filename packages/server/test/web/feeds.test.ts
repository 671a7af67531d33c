import { gunzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test, vi } from 'vitest';
import { escapeHtml } from '../../src/adapters/html.ts';
import { makeFeeds } from '../../src/discovery/feedsJob.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

const make = () => makeFeeds(api.services, new AbortController().signal);
const ask = async (feed: string, headers: Record<string, string> = {}) =>
  api.app.request(`http://localhost/feeds/${feed}.xml`, { headers });

/** The jobs of a feed, read back as a site that gathers them would: what stands in each element, as it is there. */
function jobsOf(xml: string): Record<string, string>[] {
  const document = parseDocument(xml, { xmlMode: true });
  return DomUtils.getElementsByTagName('job', document).map((job) => ({
    ...job.attribs,
    ...Object.fromEntries(
      DomUtils.getElementsByTagName('*', job.children, false).map((each) => [each.name, DomUtils.textContent(each)]),
    ),
  }));
}

test('there is none before it was made, and another name is none', async () => {
  expect((await ask('jooble')).status).toBe(404);
  expect((await ask('constructor')).status).toBe(404);
});

test('each has every public vacancy whole, and what people wrote ends no element', async () => {
  const evil = ']]></description></job><job>&<script>"\u0001]]>';
  const id = await api.vacancy(
    {
      title: `Швея ${evil}`,
      description: `${'Шить. '.repeat(100)}${evil}`,
      requirements: ['Опыт от 2 лет'],
      benefits: [evil],
      location: 'Самарканд',
      employmentType: 'full-time',
      salaryMin: 4_000_000,
      salaryMax: 6_000_000,
      currency: 'UZS',
    },
    { company: evil },
  );
  const draft = await api.vacancy({}, { isPublished: false });
  await make();
  // Job boards read it as HTML.
  const told = escapeHtml(evil.replace('\u0001', ''));
  const text = `${'Шить. '.repeat(100)}${told}\n\n• Опыт от 2 лет\n\n• ${told}`;
  const pay = expect.stringMatching(/^4\s000\s000\D+6\s000\s000/);

  const jooble = await (await ask('jooble')).text();
  expect(jooble).not.toContain(draft);
  expect(jooble.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<jobs><job id="')).toBe(true);
  expect(jobsOf(jooble)).toEqual([
    {
      id,
      link: `https://kasb.uz/vacancies/${id}`,
      name: `Швея ${told}`,
      region: 'Самарканд',
      salary: pay,
      company: told,
      description: text,
      pubdate: '02.03.2026',
      updated: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
      expire: '16.04.2026',
      jobtype: 'full-time',
    },
  ]);
  expect(jobsOf(await (await ask('jobs')).text())).toEqual([
    {
      title: `Швея ${told}`,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      referencenumber: id,
      url: `https://kasb.uz/vacancies/${id}`,
      company: told,
      city: 'Самарканд',
      state: 'Самаркандская область',
      country: 'UZ',
      description: text,
      salary: pay,
      jobtype: 'full-time',
      category: 'Швея',
    },
  ]);
});

test('what closes sooner than a feed forgets it is told so', async () => {
  const [soon, late] = [
    await api.vacancy({ title: 'Дворник', validUntil: '2026-03-20' }),
    await api.vacancy({ title: 'Дворник', validUntil: '2026-12-31' }),
  ];
  await make();
  const jobs = jobsOf(await (await ask('jooble')).text());
  const expireOf = (id: string) => jobs.find((each) => each.id === id)?.expire;
  expect([soon, late].map(expireOf)).toEqual(['20.03.2026', '16.04.2026']);
});

test('what is not known is left out', async () => {
  const unpaid = { salaryMin: 0, salaryMax: 0, currency: 'UZS' };
  const id = await api.vacancy({ title: 'Сторож', location: null, description: null, ...unpaid });
  await make();
  const job = jobsOf(await (await ask('jooble')).text()).find((each) => each.id === id);
  expect(Object.keys(job ?? {}).sort()).toEqual([
    'company',
    'description',
    'expire',
    'id',
    'link',
    'name',
    'pubdate',
    'updated',
  ]);
});

test('Jooble is told of none that it would not take any more, others are', async () => {
  const id = await api.vacancy({ title: 'Закройщик' });
  const isTold = async (feed: string) => (await (await ask(feed)).text()).includes(`/vacancies/${id}`);
  const day = 24 * 60 * 60;
  api.pass(44 * day);
  await make();
  expect([await isTold('jooble'), await isTold('jobs')]).toEqual([true, true]);
  api.pass(day);
  await make();
  expect([await isTold('jooble'), await isTold('jobs')]).toEqual([false, true]);
});

test('it is sent compressed, whole, and not again where it is known', async () => {
  await make();
  const packed = await ask('jobs', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const plain = await ask('jobs', { 'accept-encoding': 'br' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  const etag = plain.headers.get('etag') ?? '';
  expect((await ask('jobs', { 'if-none-match': etag })).status).toBe(304);
  await api.vacancy({ title: 'Новая' });
  await make();
  expect((await ask('jobs', { 'if-none-match': etag })).status).toBe(200);
});

test('who reads it while it is made anew reads on; the one before that is gone', async () => {
  const [write, remove] = (['write', 'remove'] as const).map((name) => vi.spyOn(api.services.media, name));
  for (let times = 0; times < 3; times += 1) await make();
  const keysOf = (calls: typeof write) =>
    calls?.mock.calls.map(([key]) => key).filter((key) => key.startsWith('feeds/jooble-')) ?? [];
  const [first, second, third] = keysOf(write);
  expect(keysOf(remove).at(-1)).toBe(first);
  expect(keysOf(remove)).not.toContain(second);
  expect(third).toBeDefined();
  expect((await ask('jooble')).status).toBe(200);
});

test('more than are in memory at once come one after another, each once', async () => {
  const { sql } = api;
  const id = await api.vacancy({ title: 'Повар' });
  await sql`
    insert into vacancies (company_id, title, created_by, status, moderation_status)
    select company_id, 'Повар ' || number, created_by, 'active', 'approved'
    from vacancies, generate_series(1, 2100) as number where id = ${id}`;
  await sql`
    insert into deliveries (vacancy_id, channel_id, status, published_at)
    select vacancies.id, channels.id, 'success', now() from vacancies, channels
    where type = 'website' and not exists (select from deliveries where vacancy_id = vacancies.id)`;
  await make();
  const ids = jobsOf(await (await ask('jooble')).text()).map((job) => job.id);
  expect(ids.length).toBeGreaterThan(2100);
  expect(new Set(ids).size).toBe(ids.length);
});

import { expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

const get = async (path: string) => {
  api.pass(61);
  const { status, body, headers } = await api.request(path);
  return { status, text: String(body), type: headers.get('content-type') };
};
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots are kept from what is behind sign-in, and led to the sitemap', async () => {
  const { text, type } = await get('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  for (const path of [
    '/employer/',
    '/uz/employer/',
    '/my/',
    '/uz/my/',
    '/interview/',
    '/api/',
    '/auth/',
    '/users/',
    '/sign-in/',
  ])
    expect(text).toContain(`\nDisallow: ${path}\n`);
  expect(text).toContain('\nSitemap: https://kasb.uz/sitemap.xml\n');
});

test('a stand for tests is found by nobody', async () => {
  const hidden = createApp({ ...api.services, isIndexed: false });
  const answer = await hidden.request('http://localhost/robots.txt');
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await hidden.request('http://localhost/vacancies')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await api.request('/vacancies')).headers.has('x-robots-tag')).toBe(false);
});

test('a resume or an invoice that is shared by its link is found by nobody', async () => {
  for (const path of ['/resume/token', '/uz/resume/token', '/invoice/token', '/uz/invoice/token'])
    expect((await api.request(path)).headers.get('x-robots-tag'), path).toBe('noindex');
});

test('the sitemap leads to each public vacancy in both languages, and to no other', async () => {
  const open = await api.vacancy();
  const draft = await api.vacancy({}, { isPublished: false });
  const month = api.now.toISOString().slice(0, 7);
  expect(locs((await get('/sitemap.xml')).text)).toEqual([
    'https://kasb.uz/sitemaps/pages.xml',
    `https://kasb.uz/sitemaps/vacancies-${month}-1.xml`,
  ]);
  const { text, type } = await get(`/sitemaps/vacancies-${month}-1.xml`);
  expect(type).toBe('application/xml; charset=utf-8');
  const addresses = [`https://kasb.uz/vacancies/${open}`, `https://kasb.uz/uz/vacancies/${open}`];
  expect(locs(text)).toEqual(expect.arrayContaining(addresses));
  expect(text).not.toContain(draft);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${addresses[0]}"/>`);
  expect(locs((await get('/sitemaps/pages.xml')).text)).toEqual(
    expect.arrayContaining(['/', '/uz', '/vacancies', '/uz/vacancies'].map((path) => `https://kasb.uz${path}`)),
  );
});

test('a vacancy stays in the part of its first publication', async () => {
  const id = await api.vacancy();
  const part = `/sitemaps/vacancies-${api.now.toISOString().slice(0, 7)}-1.xml`;
  api.pass(40 * 24 * 3600);
  await api.publish(id);
  expect((await get(part)).text).toContain(id);
  expect((await get(`/sitemaps/vacancies-${api.now.toISOString().slice(0, 7)}-1.xml`)).text).not.toContain(id);
});

test('it leads to companies with a vacancy, and to places and professions with three', async () => {
  const welders = ['Сварщик', 'Сварщик'].map((title) => api.vacancy({ title, location: 'Нукус' }));
  const [id = ''] = await Promise.all(welders);
  const [row] = await api.sql<{ company_id: string }[]>`select company_id from vacancies where id = ${id}`;
  const company = `https://kasb.uz/companies/${row?.company_id}`;
  const few = locs((await get('/sitemaps/pages.xml')).text);
  expect(few).toContain(company);
  expect(few.join()).not.toMatch(/nukus|payvandchi/);
  await api.vacancy({ title: 'Сварщик', location: 'Нукус' });
  const enough = locs((await get('/sitemaps/pages.xml')).text);
  for (const path of ['/city/nukus', '/job/payvandchi', '/city/nukus/payvandchi'])
    expect(enough).toContain(`https://kasb.uz/uz/vacancies${path}`);
  await api.sql`update vacancies set status = 'closed' where id = ${id}`;
  const after = locs((await get('/sitemaps/pages.xml')).text);
  expect(after).not.toContain(company);
  expect(after.join()).not.toMatch(/nukus/);
});

test('what is closed leaves it', async () => {
  const id = await api.vacancy();
  const part = `/sitemaps/vacancies-${api.now.toISOString().slice(0, 7)}-1.xml`;
  expect((await get(part)).text).toContain(id);
  await api.sql`update vacancies set status = 'closed' where id = ${id}`;
  expect((await get(part)).text).not.toContain(id);
});

test.each([
  'vacancies-2026-13-1.xml',
  'vacancies-2026-03-0.xml',
  'vacancies-2026-03-2.xml',
  'vacancies-1999-01-1.xml',
  'x',
])('there is no part %s', async (name) => {
  expect((await get(`/sitemaps/${name}`)).status).toBe(404);
});

test('the feed has the newest first, and what people wrote ends no element', async () => {
  const evil = '</title><script>alert(1)</script>&]]>"\u0001';
  api.pass(60);
  const id = await api.vacancy({ title: evil, description: evil, location: evil }, { company: evil });
  const { text, type } = await get('/feeds/vacancies.atom');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(text.indexOf(id)).toBeLessThan(text.indexOf('<entry>') + 200);
  expect(text).not.toContain('<script>');
  expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;]]&gt;&quot;</title>');
});

test('the feed of a city, a profession or a company has nothing else, and says what it is of', async () => {
  const company = 'Payvand & Co';
  const id = await api.vacancy({ title: 'Сварщик', location: 'Термез' }, { company });
  const other = await api.vacancy({ title: 'Швея', location: 'Бухара' });
  const [row] = await api.sql<{ company_id: string }[]>`select company_id from vacancies where id = ${id}`;
  for (const [query, title, page] of [
    ['city=termez', 'Kasb · Термез', '/vacancies/city/termez'],
    ['job=payvandchi', 'Kasb · Сварщик', '/vacancies/job/payvandchi'],
    ['city=termez&job=payvandchi', 'Kasb · Термез · Сварщик', '/vacancies/city/termez/payvandchi'],
    [`company=${row?.company_id}`, 'Kasb · Payvand &amp; Co', `/companies/${row?.company_id}`],
  ] as const) {
    const { text } = await get(`/feeds/vacancies.atom?${query}`);
    expect(text, query).toContain(`<title>${title}</title>`);
    expect(text, query).toContain(`href="https://kasb.uz${page}"`);
    expect([text.includes(id), text.includes(other)], query).toEqual([true, false]);
  }
  expect((await get('/feeds/vacancies.atom?city=bukhara&job=payvandchi')).text).not.toContain('<entry>');
});

test('the feed of an Uzbek page names places in Uzbek, and leads to Uzbek pages', async () => {
  const id = await api.vacancy({ title: 'Сварщик', location: 'Карши' });
  const { text, type } = await get('/uz/feeds/vacancies.atom?city=karshi&job=payvandchi');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(text).toContain('xml:lang="uz"');
  expect(text).toContain('<title>Kasb · Qarshi · Payvandchi</title>');
  expect(text).toContain('<category term="Qarshi"/>');
  for (const path of ['/feeds/vacancies.atom?city=karshi&amp;job=payvandchi', '/vacancies/city/karshi/payvandchi'])
    expect(text).toContain(`href="https://kasb.uz/uz${path}"`);
  expect(text).toContain(`href="https://kasb.uz/uz/vacancies/${id}"`);
  expect((await get('/uz/feeds/vacancies.atom')).text).toContain(`href="https://kasb.uz/uz/vacancies/${id}"`);
});

test('a feed that is asked for by a slug of before leads to where it is now', async () => {
  const { sql } = api;
  await sql`insert into moved_slugs (kind, slug, target)
    values ('city', 'termiz', 'termez'), ('profession', 'svarshchik', 'payvandchi')`;
  for (const [asked, now] of [
    ['/feeds/vacancies.atom?city=termiz', '/feeds/vacancies.atom?city=termez'],
    ['/uz/feeds/vacancies.atom?job=svarshchik&city=termez', '/uz/feeds/vacancies.atom?city=termez&job=payvandchi'],
  ] as const) {
    const { status, headers } = await api.request(asked);
    expect([status, headers.get('location')], asked).toEqual([301, now]);
    expect((await get(now)).status).toBe(200);
  }
});

test('a feed goes on page by page, to its end', async () => {
  for (let count = 0; count < 51; count += 1) {
    api.pass(1);
    await api.vacancy({ title: 'Агроном', location: 'Ургенч' });
  }
  const { text } = await get('/feeds/vacancies.atom?utm=1&city=urgench');
  const [, next = ''] = /<link rel="next" [^>]*href="https:\/\/kasb\.uz([^"]*)"/.exec(text) ?? [];
  expect(text.match(/<entry>/g)).toHaveLength(50);
  expect(next).toMatch(/^\/feeds\/vacancies\.atom\?city=urgench&amp;cursor=/);
  const rest = await get(next.replace('&amp;', '&'));
  expect(rest.text.match(/<entry>/g)).toHaveLength(1);
  expect(rest.text).not.toContain('rel="next"');
});

test.each([
  ['city=nowhere', 404],
  ['job=', 200],
  ['company=x', 404],
  ['company=7f000000-0000-0000-0000-000000000000', 404],
  ['cursor=x', 400],
  [`city=${'a'.repeat(10_000)}`, 404],
])('a feed of %s answers %i', async (query, status) => {
  expect((await get(`/feeds/vacancies.atom?${query}`)).status).toBe(status);
});

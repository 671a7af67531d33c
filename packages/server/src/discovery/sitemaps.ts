import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { element, xmlFile } from './xml.ts';

/** Vacancies of a part: with both languages 40,000 addresses, where search engines take 50,000. */
const partSize = 20_000;
/** A page of fewer vacancies is not for search engines. */
const fewest = 3;
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Month {
  month: string;
  count: string;
  latest: string;
}

interface Entry {
  id: string;
  changed_at: string;
}

/** The sitemap of sitemaps: the pages that are always there, and vacancies by the month of their first publication. */
export async function sitemapIndex(db: Database, origin: string): Promise<string> {
  const months = await rowsOf<Month>(db)`
    select to_char(first_published_at at time zone 'Asia/Tashkent', 'YYYY-MM') as month, count(*),
      max(greatest(published_at, updated_at)) as latest
    from vacancy_search join vacancies on vacancies.id = vacancy_id group by month order by month`;
  const parts = months.flatMap(({ month, count, latest }) =>
    Array.from({ length: Math.ceil(Number(count) / partSize) }, (_, index) => ({
      path: `/sitemaps/vacancies-${month}-${index + 1}.xml`,
      latest: isoTime(latest),
    })),
  );
  return xmlFile(
    `<sitemapindex xmlns="${sitemaps}">`,
    `<sitemap>${element('loc', `${origin}/sitemaps/pages.xml`)}</sitemap>`,
    ...parts.map(
      ({ path, latest }) => `<sitemap>${element('loc', origin + path)}${element('lastmod', latest)}</sitemap>`,
    ),
    '</sitemapindex>',
  );
}

/** One part by its name; undefined where there is none. */
export async function sitemapPart(db: Database, origin: string, name: string): Promise<string | undefined> {
  if (name === 'pages.xml') return urlSet(await lastingPages(db), origin);
  const [, month, number] = /^vacancies-(\d{4}-(?:0[1-9]|1[0-2]))-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (month === undefined) return undefined;
  const rows = await rowsOf<Entry>(db)`
    select vacancies.id, greatest(vacancies.updated_at, vacancy_search.published_at) as changed_at
    from vacancy_search join vacancies on vacancies.id = vacancy_id
    where first_published_at >= ${`${month}-01`}::timestamp at time zone 'Asia/Tashkent'
      and first_published_at < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Tashkent'
    order by first_published_at, vacancy_id limit ${partSize} offset ${(Number(number) - 1) * partSize}`;
  if (rows.length === 0) return undefined;
  return urlSet(
    rows.map(({ id, changed_at }) => ({ path: `/vacancies/${id}`, changed: isoTime(changed_at) })),
    origin,
  );
}

/** Pages that are there however vacancies come and go: those of places and professions, of companies with a vacancy. */
async function lastingPages(db: Database): Promise<{ path: string; changed?: string }[]> {
  const rows = await rowsOf<{ path: string; changed_at: string }>(db)`
    with vacancy as materialized (select city_id, professions, published_at from vacancy_search),
    pages as (
      select '/vacancies/city/' || slug as path, count(*), max(published_at) as changed_at
      from vacancy join cities on cities.id = city_id group by slug
      union all
      select '/vacancies/job/' || profession, count(*), max(published_at)
      from vacancy, unnest(professions) as profession group by profession
      union all
      select '/vacancies/city/' || slug || '/' || profession, count(*), max(published_at)
      from vacancy join cities on cities.id = city_id, unnest(professions) as profession group by slug, profession
    )
    (select path, changed_at from pages where count >= ${fewest} order by path)
    union all
    (select '/companies/' || companies.id, max(greatest(published_at, companies.updated_at))
     from vacancy_search join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
     group by companies.id order by companies.id limit ${partSize})`;
  return [
    { path: '/' },
    { path: '/vacancies' },
    ...rows.map(({ path, changed_at }) => ({ path, changed: isoTime(changed_at) })),
  ];
}

/** Each page in both languages, and each of them with the other. */
function urlSet(pages: { path: string; changed?: string }[], origin: string): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const addresses = { ru: origin + path, uz: `${origin}/uz${path === '/' ? '' : path}` };
    const alternates = Object.entries({ ...addresses, 'x-default': addresses.ru }).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return Object.values(addresses).map(
      (address) => `<url>${element('loc', address)}${element('lastmod', changed)}${alternates.join('')}</url>`,
    );
  });
  return xmlFile(`<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>');
}

import type { Language } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { element, xmlFile, xmlText } from './xml.ts';

const prefixes: Record<Language, string> = { ru: '', uz: '/uz' };
const pathIn = (language: Language) => `${prefixes[language]}/feeds/vacancies.atom`;
const newest = 50;
const lists = ['city', 'job', 'company'] as const;

interface Entry {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  company: string;
  published_at: string;
  changed_at: string;
}

/** A list of vacancies to be told of. */
export interface Feed {
  language: Language;
  /** Its address now, one for each list. */
  address: string;
  asked: URLSearchParams;
  /** What it is of. */
  names: string[];
}

/** What a list is of, as it is asked for now and as it is called. */
interface Subject {
  kind: (typeof lists)[number];
  slug: string;
  name: string;
  nameUz: string | null;
}

/** The language of a feed at that path; undefined where there is none. */
export function feedLanguageOf(path: string): Language | undefined {
  return (['ru', 'uz'] as const).find((language) => path === pathIn(language));
}

/** The address of a feed: what it is of alone, in one order, so that each has one. */
export function feedAddress(language: Language, query: URLSearchParams): string {
  const known = [...lists, 'cursor'].flatMap((name) => {
    const value = query.get(name)?.slice(0, 300);
    return value ? [[name, value]] : [];
  });
  return pathIn(language) + (known.length === 0 ? '' : `?${new URLSearchParams(known)}`);
}

/** Finds what a feed is of, also by a slug that it had before; undefined where there is no such thing. */
export async function findFeed(db: Database, language: Language, query: URLSearchParams): Promise<Feed | undefined> {
  const { searchParams: asked } = new URL(feedAddress(language, query), 'http://localhost');
  const [city = null, job = null, company = null] = lists.map((kind) => asked.get(kind));
  const moved = (kind: string, slug: string | null) =>
    sql`(select target from moved_slugs where kind = ${kind} and slug = ${slug})`;
  const subjects = await rowsOf<Subject>(db)`
    select 'city' as kind, slug, name, name_uz as "nameUz" from cities
    where slug = coalesce((select slug from cities where slug = ${city}), ${moved('city', city)})
    union all select 'job', slug, name, name_uz from professions
    where slug = coalesce((select slug from professions where slug = ${job}), ${moved('profession', job)})
    union all select 'company', id::text, name, null from companies
    where id = ${company && isUuid(company) ? company : null} and deleted_at is null and blocked_at is null`;
  if (subjects.length !== asked.size - Number(asked.has('cursor'))) return undefined;
  for (const { kind, slug } of subjects) asked.set(kind, slug);
  const names = lists.flatMap((kind) => subjects.filter((each) => each.kind === kind));
  return {
    language,
    address: feedAddress(language, asked),
    asked,
    names: names.map((each) => nameIn(language, each)),
  };
}

/**
 * The newest vacancies as Atom (RFC 4287), for readers of feeds: all, or those of a city, a profession or a company,
 * page by page (RFC 5005).
 * @throws Problem badQuery for a page that is none
 */
export async function vacancyFeed(
  db: Database,
  origin: string,
  { language, address, asked, names }: Feed,
): Promise<string> {
  const [city, job, company] = lists.map((name) => asked.get(name));
  const cursor = asked.get('cursor');
  const after = cursor === null ? undefined : readCursor(cursor);
  const rows = await rowsOf<Entry>(db)`
    select vacancies.id, title, vacancies.description, place_in(location, ${language}) as location,
      companies.name as company, found.published_at,
      greatest(vacancies.updated_at, found.published_at) as changed_at
    from (
      select vacancy_id, published_at from vacancy_search where true
        ${city ? sql`and city_id = (select id from cities where slug = ${city})` : sql``}
        ${job ? sql`and terms && array(select id from search_terms where term = ${`job:${job}`})` : sql``}
        ${company ? sql`and vacancy_id in (select id from vacancies where company_id = ${company})` : sql``}
        ${after ? sql`and (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by published_at desc, vacancy_id desc limit ${newest + 1}
    ) found
    join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
    order by found.published_at desc, vacancies.id desc`;
  const page = rows.slice(0, newest);
  const last = page.at(-1);
  const linkTo = (relation: string, to: string, type = 'application/atom+xml') =>
    `<link rel="${relation}" type="${type}" href="${xmlText(origin + to)}"/>`;
  const pageIn = (path: string) => prefixes[language] + path;
  const next = new URLSearchParams(asked);
  if (last) next.set('cursor', writeCursor([last.published_at, last.id]));
  const changed = page.map(({ changed_at }) => isoTime(changed_at)).sort();
  return xmlFile(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', origin + address),
    element('title', ['Kasb', ...names].join(' · ')),
    linkTo('self', address),
    ...(rows.length > newest ? [linkTo('next', feedAddress(language, next))] : []),
    linkTo('alternate', pageIn(alternateOf(asked)), 'text/html'),
    element('updated', changed.at(-1) ?? '1970-01-01T00:00:00.000Z'),
    ...page.map(({ id, title, description, location, company: name, published_at, changed_at }) =>
      [
        '<entry>',
        element('id', `urn:uuid:${id}`),
        element('title', title),
        linkTo('alternate', pageIn(`/vacancies/${id}`), 'text/html'),
        `<author>${element('name', name)}</author>`,
        element('published', isoTime(published_at)),
        element('updated', isoTime(changed_at)),
        location ? `<category term="${xmlText(location)}"/>` : '',
        element('summary', description),
        '</entry>',
      ].join(''),
    ),
    '</feed>',
  );
}

/** The page of what a feed is of; of a company's places, the company's. */
function alternateOf(asked: URLSearchParams): string {
  const [city, job, company] = lists.map((name) => asked.get(name));
  if (company) return `/companies/${company}`;
  if (city) return ['/vacancies/city', city, ...(job ? [job] : [])].join('/');
  return job ? `/vacancies/job/${job}` : '/vacancies';
}

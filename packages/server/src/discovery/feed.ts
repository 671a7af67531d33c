import type postgres from 'postgres';
import { isoTime } from '../db/isoTime.ts';
import { element, xmlFile, xmlText } from './xml.ts';

const newest = 50;

interface Entry {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  company: string;
  published_at: string;
  changed_at: string;
}

/** The newest vacancies as Atom (RFC 4287), for readers of feeds. */
export async function vacancyFeed(sql: postgres.Sql, origin: string): Promise<string> {
  const rows = await sql<Entry[]>`
    select vacancies.id, title, vacancies.description, location, companies.name as company, published_at,
      greatest(vacancies.updated_at, published_at) as changed_at
    from (
      select vacancy_id, published_at from vacancy_search order by published_at desc, vacancy_id desc limit ${newest}
    ) found
    join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
    order by published_at desc, vacancies.id desc`;
  const changed = rows.map(({ changed_at }) => isoTime(changed_at)).sort();
  return xmlFile(
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    element('id', `${origin}/feeds/vacancies.atom`),
    element('title', 'Kasb'),
    `<link rel="self" href="${xmlText(origin)}/feeds/vacancies.atom"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin)}/vacancies"/>`,
    element('updated', changed.at(-1) ?? '1970-01-01T00:00:00.000Z'),
    ...rows.map(({ id, title, description, location, company, published_at, changed_at }) =>
      [
        '<entry>',
        element('id', `urn:uuid:${id}`),
        element('title', title),
        `<link rel="alternate" type="text/html" href="${xmlText(origin)}/vacancies/${id}"/>`,
        `<author>${element('name', company)}</author>`,
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

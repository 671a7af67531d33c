import type { Language } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countAll } from '../db/countAll.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { Position } from '../http/cursor.ts';
import type { TermGroups } from './plan.ts';
import { cardRead } from './wire.ts';
import type { PublicRow } from './wire.ts';

/** What a page of the public list is made of. */
export interface PublicQuery {
  groups: TermGroups;
  after: Position | undefined;
  limit: number;
  /** Of the names of places. */
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
}

/** How many vacancies match, and those of the page. */
export interface FoundVacancies {
  total: number;
  rows: PublicRow[];
}

/** Of what many match, a page is looked for among so many of the newest first. */
const lookedThrough = 10_000;

/** Nulls stand for a row of a count without a page. */
type FoundRow = { total: string } & (PublicRow | { [Key in keyof PublicRow]: null });

/** How many vacancies are public. */
export function countPublic(db: Database, now: number): Promise<number> {
  const count = async () => {
    const [row] = await rowsOf<{ total: string }>(db)`select count(*) as total from vacancy_search`;
    return Number(row?.total ?? 0);
  };
  return countAll(db, { what: 'all', now, count, totalOf: (total) => total });
}

/** The page and the total; in one query, which the database prepares, where it is not known that many match. */
export async function findPublic(db: Database, query: PublicQuery): Promise<FoundVacancies> {
  const { groups, now } = query;
  if (groups.length === 0) {
    const [rows, total] = await Promise.all([findNewest(db, query), countPublic(db, now)]);
    return { total, rows };
  }
  let found: FoundVacancies | undefined;
  const count = async () => {
    found = await findMatching(db, query);
    return found.total;
  };
  const what = `found by ${JSON.stringify(groups)}`;
  const total = await countAll(db, { what, now, count, totalOf: (matching) => matching });
  if (found) return found;
  const rows = await findAmongNewest(db, query);
  return rows.length < query.limit ? findMatching(db, query) : { total, rows };
}

/** The columns of a card: its text is cut. */
const columns = (
  language: Language,
) => sql`vacancies.id, title, left(vacancies.description, ${cardRead}) as description, requirements, benefits,
    place_in(location, ${language}) as location, employment_type, remote_type, salary_min, salary_max, currency, status,
    moderation_status, company_id, companies.name as company_name, stir_verified_at is not null as company_verified,
    page.published_at, vacancies.updated_at, views`;

const newestFirst = sql`order by published_at desc, vacancy_id desc`;

/** The newest end of an index. */
const newest = ({ after, limit }: Pick<PublicQuery, 'after' | 'limit'>) => sql`
  select vacancy_id, published_at, terms from vacancy_search
  ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
  ${newestFirst} limit ${limit}`;

/** Has a term of each group. */
const matches = (groups: TermGroups) =>
  groups.reduce((before, group) => sql`${before} and terms && ${`{${group.join()}}`}::int[]`, sql`true`);

const findNewest = (db: Database, query: PublicQuery) => readCards(db, query, newest(query));

/** Reads along the index until the page is full: where many match, that is soon. */
const findAmongNewest = (db: Database, { groups, after, limit, language }: PublicQuery) =>
  readCards(
    db,
    { language },
    sql`select * from (${newest({ after, limit: lookedThrough })}) newest where ${matches(groups)}
      ${newestFirst} limit ${limit}`,
  );

/** The cards of a page of the search. */
async function readCards(db: Database, { language }: Pick<PublicQuery, 'language'>, page: SQL): Promise<PublicRow[]> {
  return rowsOf<PublicRow>(db)`
    select ${columns(language)}
    from (${page}) page
    join vacancies on vacancies.id = page.vacancy_id
    join companies on companies.id = vacancies.company_id
    order by page.published_at desc, page.vacancy_id desc`;
}

/** The matches are fetched once, for the count and the page alike. */
async function findMatching(db: Database, { groups, after, limit, language }: PublicQuery): Promise<FoundVacancies> {
  const rows = await rowsOf<FoundRow>(db)`
    with found as materialized (select vacancy_id, published_at from vacancy_search where ${matches(groups)}),
    counted as (select count(*) as total from found)
    select counted.total, ${columns(language)}
    from counted
    left join (
      (select vacancy_id, published_at from found
       ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
       ${newestFirst} limit ${limit}) page
      join vacancies on vacancies.id = page.vacancy_id
      join companies on companies.id = vacancies.company_id
    ) on true
    order by page.published_at desc, page.vacancy_id desc`;
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.filter((row): row is FoundRow & PublicRow => row.id !== null),
  };
}

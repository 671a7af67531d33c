import type { Language } from '@kasb/contract';
import type postgres from 'postgres';
import { countAll } from '../db/countAll.ts';
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

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Nulls stand for a row of a count without a page. */
type FoundRow = { total: string } & (PublicRow | { [Key in keyof PublicRow]: null });

/** How many vacancies are public. */
export function countPublic(sql: postgres.Sql, now: number): Promise<number> {
  const count = async () => {
    const [row] = await sql<{ total: string }[]>`select count(*) as total from vacancy_search`;
    return Number(row?.total ?? 0);
  };
  return countAll(sql, { what: 'all', now, count, totalOf: (total) => total });
}

/** The page and the total; in one query, which the database prepares, where it is not known that many match. */
export async function findPublic(sql: postgres.Sql, query: PublicQuery): Promise<FoundVacancies> {
  const { groups, now } = query;
  if (groups.length === 0) {
    const [rows, total] = await Promise.all([findNewest(sql, query), countPublic(sql, now)]);
    return { total, rows };
  }
  let found: FoundVacancies | undefined;
  const count = async () => {
    found = await findMatching(sql, query);
    return found.total;
  };
  const what = `found by ${JSON.stringify(groups)}`;
  const total = await countAll(sql, { what, now, count, totalOf: (matching) => matching });
  if (found) return found;
  const rows = await findAmongNewest(sql, query);
  return rows.length < query.limit ? findMatching(sql, query) : { total, rows };
}

/** The columns of a card: its text is cut. */
function columns(sql: postgres.Sql, language: Language): Fragment {
  return sql`vacancies.id, title, left(vacancies.description, ${cardRead}) as description, requirements, benefits,
    place_in(location, ${language}) as location, employment_type, remote_type, salary_min, salary_max, currency, status,
    moderation_status, company_id, companies.name as company_name, stir_verified_at is not null as company_verified,
    page.published_at, vacancies.updated_at, views`;
}

const newestFirst = (sql: postgres.Sql) => sql`order by published_at desc, vacancy_id desc`;

/** The newest end of an index. */
const newest = (sql: postgres.Sql, { after, limit }: Pick<PublicQuery, 'after' | 'limit'>) => sql`
  select vacancy_id, published_at, terms from vacancy_search
  ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
  ${newestFirst(sql)} limit ${limit}`;

/** Has a term of each group. */
const matches = (sql: postgres.Sql, groups: TermGroups) =>
  groups.reduce((before, group) => sql`${before} and terms && ${`{${group.join()}}`}::int[]`, sql`true`);

const findNewest = (sql: postgres.Sql, query: PublicQuery) => readCards(sql, query, newest(sql, query));

/** Reads along the index until the page is full: where many match, that is soon. */
const findAmongNewest = (sql: postgres.Sql, { groups, after, limit, language }: PublicQuery) =>
  readCards(
    sql,
    { language },
    sql`select * from (${newest(sql, { after, limit: lookedThrough })}) newest where ${matches(sql, groups)}
      ${newestFirst(sql)} limit ${limit}`,
  );

/** The cards of a page of the search. */
async function readCards(
  sql: postgres.Sql,
  { language }: Pick<PublicQuery, 'language'>,
  page: Fragment,
): Promise<PublicRow[]> {
  return sql<PublicRow[]>`
    select ${columns(sql, language)}
    from (${page}) page
    join vacancies on vacancies.id = page.vacancy_id
    join companies on companies.id = vacancies.company_id
    order by page.published_at desc, page.vacancy_id desc`;
}

/** The matches are fetched once, for the count and the page alike. */
async function findMatching(
  sql: postgres.Sql,
  { groups, after, limit, language }: PublicQuery,
): Promise<FoundVacancies> {
  const rows = await sql<FoundRow[]>`
    with found as materialized (select vacancy_id, published_at from vacancy_search where ${matches(sql, groups)}),
    counted as (select count(*) as total from found)
    select counted.total, ${columns(sql, language)}
    from counted
    left join (
      (select vacancy_id, published_at from found
       ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
       ${newestFirst(sql)} limit ${limit}) page
      join vacancies on vacancies.id = page.vacancy_id
      join companies on companies.id = vacancies.company_id
    ) on true
    order by page.published_at desc, page.vacancy_id desc`;
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.filter((row): row is FoundRow & PublicRow => row.id !== null),
  };
}

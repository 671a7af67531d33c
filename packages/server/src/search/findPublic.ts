import type postgres from 'postgres';
import type { Position } from '../http/cursor.ts';
import type { TermGroups } from './plan.ts';
import type { PublicRow } from './wire.ts';

/** What a page of the public list is made of. */
export interface PublicQuery {
  groups: TermGroups;
  after: Position | undefined;
  limit: number;
}

/** How many vacancies match, and those of the page. */
export interface FoundVacancies {
  total: number;
  rows: PublicRow[];
}

/** Nulls stand for a row of a count without a page. */
type FoundRow = { total: string } & (PublicRow | { [Key in keyof PublicRow]: null });

/** The page and the total in one query, which the database prepares. */
export async function findPublic(sql: postgres.Sql, query: PublicQuery): Promise<FoundVacancies> {
  const { after, limit } = query;
  const rows = await sql<FoundRow[]>`
    ${matches(sql, query)}
    select counted.total, vacancies.id, title, vacancies.description, requirements, benefits, location, employment_type,
      remote_type, salary_min, salary_max, currency, status, moderation_status, company_id,
        companies.name as company_name,
      page.published_at, vacancies.updated_at, views
    from counted
    left join (
      (select vacancy_id, published_at from found
       ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
       order by published_at desc, vacancy_id desc limit ${limit}) page
      join vacancies on vacancies.id = page.vacancy_id
      join companies on companies.id = vacancies.company_id
    ) on true
    order by page.published_at desc, page.vacancy_id desc`;
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.filter((row): row is FoundRow & PublicRow => row.id !== null),
  };
}

/**
 * `found` and `counted`. With a filter the matches are fetched once, for the count and the page alike; without
 * one the page comes from the newest end of an index and only the count sees all.
 */
function matches(sql: postgres.Sql, { groups }: PublicQuery): postgres.PendingQuery<postgres.Row[]> {
  if (groups.length === 0) {
    return sql`with found as not materialized (select vacancy_id, published_at from vacancy_search),
      counted as (select count(*) as total from vacancy_search)`;
  }
  const conditions = groups.reduce(
    (before, group) => sql`${before} and terms && ${`{${group.join()}}`}::int[]`,
    sql`true`,
  );
  return sql`with found as materialized (select vacancy_id, published_at from vacancy_search where ${conditions}),
    counted as (select count(*) as total from found)`;
}

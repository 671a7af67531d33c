import type postgres from 'postgres';
import type { Position } from '../http/cursor.ts';
import { countAll } from './countAll.ts';
import type { TermGroups } from './plan.ts';
import { cardRead } from './wire.ts';
import type { PublicRow } from './wire.ts';

/** What a page of the public list is made of. */
export interface PublicQuery {
  groups: TermGroups;
  after: Position | undefined;
  limit: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** How many vacancies match, and those of the page. */
export interface FoundVacancies {
  total: number;
  rows: PublicRow[];
}

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

/** The page and the total; in one query, which the database prepares, where something is searched for. */
export async function findPublic(sql: postgres.Sql, query: PublicQuery): Promise<FoundVacancies> {
  if (query.groups.length > 0) return findMatching(sql, query);
  const [rows, total] = await Promise.all([findNewest(sql, query), countPublic(sql, query.now)]);
  return { total, rows };
}

/** The columns of a card: its text is cut. */
function columns(sql: postgres.Sql): postgres.PendingQuery<postgres.Row[]> {
  return sql`vacancies.id, title, left(vacancies.description, ${cardRead}) as description, requirements, benefits,
    location, employment_type, remote_type, salary_min, salary_max, currency, status, moderation_status, company_id,
    companies.name as company_name, page.published_at, vacancies.updated_at, views`;
}

/** The newest end of an index. */
async function findNewest(sql: postgres.Sql, { after, limit }: PublicQuery): Promise<PublicRow[]> {
  return sql<PublicRow[]>`
    select ${columns(sql)}
    from (
      select vacancy_id, published_at from vacancy_search
      ${after ? sql`where (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by published_at desc, vacancy_id desc limit ${limit}
    ) page
    join vacancies on vacancies.id = page.vacancy_id
    join companies on companies.id = vacancies.company_id
    order by page.published_at desc, page.vacancy_id desc`;
}

/** The matches are fetched once, for the count and the page alike. */
async function findMatching(sql: postgres.Sql, { groups, after, limit }: PublicQuery): Promise<FoundVacancies> {
  const conditions = groups.reduce(
    (before, group) => sql`${before} and terms && ${`{${group.join()}}`}::int[]`,
    sql`true`,
  );
  const rows = await sql<FoundRow[]>`
    with found as materialized (select vacancy_id, published_at from vacancy_search where ${conditions}),
    counted as (select count(*) as total from found)
    select counted.total, ${columns(sql)}
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

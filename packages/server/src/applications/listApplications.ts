import {
  applicationSorts,
  countApplications as countEndpoint,
  listApplications as listEndpoint,
  listVacancyApplications as listOfVacancyEndpoint,
} from '@kasb/contract';
import type { ApplicationSort, ApplicationStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { countOf, newestOf } from '../db/newestOf.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import type { Position } from '../http/cursor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { applicationAnswer, applicationColumns, applicationTables } from './row.ts';
import type { ApplicationRow } from './row.ts';
import { isWanted, orders } from './wanted.ts';

/**
 * Applications to all vacancies of a person's companies or to one, narrowed and ordered as asked. A vacancy that is not
 * theirs has none.
 */
export const listApplications = verb(listEndpoint, async (context, { query }) => {
  const { db, headers } = context;
  const { vacancy_id: vacancyId, sort, ...filter } = query;
  const personId = personOf(context).id;
  const found = await findApplications(
    db,
    { personId, mine: vacanciesOf(personId, vacancyId), isShown: isWanted(filter), sort },
    startOf(query),
  );
  return { items: finishPage(listEndpoint, headers, { query }, found).map(applicationAnswer(context.language)) };
});

/** Applications to one vacancy, narrowed and ordered as asked. */
export const listVacancyApplications = verb(listOfVacancyEndpoint, async (context, { params, query }) => {
  const { db, headers } = context;
  const { sort, ...filter } = query;
  const personId = personOf(context).id;
  const wanted = { personId, mine: vacanciesOf(personId, params.id), isShown: isWanted(filter), sort };
  const found = await findApplications(db, wanted, startOf(query));
  if (found.vacancies === 0) throw new Problem('unknownVacancy');
  return {
    items: finishPage(listOfVacancyEndpoint, headers, { params, query }, found).map(
      applicationAnswer(context.language),
    ),
  };
});

/** How many there are in each status of those that the filters leave. A vacancy that is not theirs has none. */
export const countApplications = verb(
  countEndpoint,
  async (context, { query: { vacancy_id: vacancyId, ...filter } }) => {
    const rows = await rowsOf<{ status: ApplicationStatus; count: number }>(context.db)`
    with mine as materialized (${vacanciesOf(personOf(context).id, vacancyId)})
    select status, count(*)::int as count from applications
    where vacancy_id in (select id from mine) and ${isWanted(filter)} group by status`;
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    return { total: rows.reduce((sum, { count }) => sum + count, 0), ...counts };
  },
);

/** The ids of the vacancies of a person's companies, or of the one asked for if it is among them. */
export function vacanciesOf(personId: string, vacancyId?: string): SQL {
  // What is no id is no vacancy either, and the database would refuse to compare it.
  const isAsked =
    vacancyId === undefined ? sql`true` : isUuid(vacancyId) ? sql`vacancies.id = ${vacancyId}` : sql`false`;
  return sql`
    select vacancies.id from company_members
    join companies on companies.id = company_members.company_id and companies.deleted_at is null
    join vacancies on vacancies.company_id = companies.id and vacancies.deleted_at is null
    where company_members.user_id = ${personId} and ${isAsked}`;
}

interface Wanted {
  personId: string;
  mine: SQL;
  /** A condition on the applications. */
  isShown: SQL;
  /** @default 'newest' */
  sort?: ApplicationSort | undefined;
}

const startOf = ({ sort, limit, cursor }: { sort?: ApplicationSort; limit?: number; cursor?: string }) =>
  pageStart({ limit, cursor }, nameOf(sort), applicationSorts.map(nameOf));

/** The first order is that of every list, whose cursors name none. */
const nameOf = (sort: ApplicationSort = 'newest') => (sort === 'newest' ? undefined : sort);

/** A row's place in an order: what a cursor keeps of it. */
export function placeOf(sort: ApplicationSort | undefined): (row: ApplicationRow) => Position {
  const name = nameOf(sort);
  return ({ id, created_at, status_since, votes_yes }) => {
    const key = { newest: created_at, oldest: created_at, waiting: status_since, vote: String(votes_yes) };
    return name === undefined ? [created_at, id] : [key[name], id, name];
  };
}

/** A page and the total in one query, and of how many vacancies. */
export async function findApplications(
  db: Database,
  { personId, mine, isShown, sort = 'newest' }: Wanted,
  { after, take }: PageStart,
) {
  const order = orders[sort];
  const wanted = { table: sql`applications`, owner: sql`vacancy_id`, isWanted: isShown };
  const found = await rowsOf<CountedRow<ApplicationRow> & { owners: number }>(db)`
    with mine as materialized (${mine}), counted as (${countOf(wanted)})
    select counted.total, counted.owners, shown.*
    from counted left join (
      select ${applicationColumns}
      from (${newestOf({ ...wanted, order, after, take })}) page
      join ${applicationTables(personId)} on applications.id = page.id
    ) shown on true
    order by shown.${order.column} ${order.direction}, shown.id ${order.direction}`;
  const page = foundOf<ApplicationRow>(found);
  return { ...page, positionOf: placeOf(sort), vacancies: found[0]?.owners ?? 0 };
}

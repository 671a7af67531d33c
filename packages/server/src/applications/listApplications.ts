import {
  countApplications as countEndpoint,
  listApplications as listEndpoint,
  listVacancyApplications as listOfVacancyEndpoint,
} from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { countOf, newestOf } from '../db/newestOf.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { applicationAnswer, applicationColumns, applicationTables } from './row.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Applications to all vacancies of a person's companies or to one, newest first. A vacancy that is not theirs has
 * none.
 */
export const listApplications = verb(listEndpoint, async (context, { query }) => {
  const { db, headers } = context;
  const { vacancy_id: vacancyId, status } = query;
  const found = await findApplications(
    db,
    { mine: vacanciesOf(personOf(context).id, vacancyId), status },
    pageStart(query),
  );
  return { items: finishPage(listEndpoint, headers, { query }, found).map(applicationAnswer(context.language)) };
});

/** Applications to one vacancy, newest first. */
export const listVacancyApplications = verb(listOfVacancyEndpoint, async (context, { params, query }) => {
  const { db, headers } = context;
  const mine = vacanciesOf(personOf(context).id, params.id);
  const found = await findApplications(db, { mine, status: query.status }, pageStart(query));
  if (found.vacancies === 0) throw new Problem('unknownVacancy');
  return {
    items: finishPage(listOfVacancyEndpoint, headers, { params, query }, found).map(
      applicationAnswer(context.language),
    ),
  };
});

/** How many there are in each status. A vacancy that is not theirs has none. */
export const countApplications = verb(countEndpoint, async (context, { query: { vacancy_id: vacancyId } }) => {
  const rows = await context.db.execute<{ status: ApplicationStatus; count: number }>(sql`
    with mine as materialized (${vacanciesOf(personOf(context).id, vacancyId)})
    select status, count(*)::int as count from applications where vacancy_id in (select id from mine) group by status`);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { total: rows.reduce((sum, { count }) => sum + count, 0), ...counts };
});

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
  mine: SQL;
  status?: ApplicationStatus | undefined;
  /** A further condition on the applications. */
  isShown?: SQL;
}

/** A page and the total in one query, and of how many vacancies. */
export async function findApplications(
  db: Database,
  { mine, status, isShown = sql`true` }: Wanted,
  { after, take }: PageStart,
) {
  const wanted = {
    table: sql`applications`,
    owner: sql`vacancy_id`,
    isWanted: status === undefined ? isShown : sql`status = ${status} and ${isShown}`,
  };
  const found = await db.execute<CountedRow<ApplicationRow> & { owners: number }>(sql`
    with mine as materialized (${mine}), counted as (${countOf(wanted)})
    select counted.total, counted.owners, shown.*
    from counted left join (
      select ${applicationColumns}
      from (${newestOf({ ...wanted, after, take })}) page
      join ${applicationTables} on applications.id = page.id
    ) shown on true
    order by shown.created_at desc, shown.id desc`);
  return { ...foundOf<ApplicationRow>(found), vacancies: found[0]?.owners ?? 0 };
}

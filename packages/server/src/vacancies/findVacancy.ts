import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { companies, companyMembers, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { vacancyColumns } from './row.ts';
import type { VacancyRow } from './row.ts';

/** Whose vacancies may be seen: those of a person's companies, or all for the operator. */
export type Viewer = { personId: string } | 'operator';

/** The condition of a query over vacancies joined with companies: not deleted, and to be seen. */
export function isSeenBy(viewer: Viewer): SQL | undefined {
  const isOwn =
    viewer === 'operator'
      ? undefined
      : sql`exists (
    select from ${companyMembers} where ${companyMembers.companyId} = ${vacancies.companyId}
      and ${companyMembers.userId} = ${viewer.personId})`;
  return and(isNull(vacancies.deletedAt), isNull(companies.deletedAt), isOwn);
}

/** The same of this one. */
export function isSeen(id: string, viewer: Viewer): SQL | undefined {
  // What is no id is no vacancy either, and the database would refuse to compare it.
  return isUuid(id) ? and(eq(vacancies.id, id), isSeenBy(viewer)) : sql`false`;
}

/** A vacancy with the history of its moderation. @throws Problem unknownVacancy */
export async function findVacancy(db: Database, id: string, viewer: Viewer): Promise<VacancyRow> {
  const [row] = await rowsOf<VacancyRow>(db)`
    select ${vacancyColumns}, (
      select coalesce(json_agg(json_build_object('status', event.status, 'comment', comment, 'by', by, 'at', at)
        order by number), '[]')
      from vacancy_moderations event where vacancy_id = vacancies.id
    ) as history
    from vacancies join companies on companies.id = company_id
    where ${isSeen(id, viewer)}`;
  if (!row) throw new Problem('unknownVacancy');
  return row;
}

/** Locks a vacancy until the transaction ends: saves of it wait for each other. @throws Problem unknownVacancy */
export async function lockVacancy(
  transaction: Database,
  id: string,
  viewer: Viewer,
): Promise<typeof vacancies.$inferSelect> {
  const [row] = await transaction
    .select(getTableColumns(vacancies))
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(isSeen(id, viewer))
    .for('no key update', { of: vacancies });
  if (!row) throw new Problem('unknownVacancy');
  return row;
}

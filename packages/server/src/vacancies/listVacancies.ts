import {
  getVacancy as getEndpoint,
  listCompanyVacancies as listOfCompanyEndpoint,
  listVacancies as listEndpoint,
} from '@kasb/contract';
import type { VacancyStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { sendVersion } from '../context/version.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { countOf, newestOf } from '../db/newestOf.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { findVacancy } from './findVacancy.ts';
import { vacancyAnswer, vacancyColumns } from './row.ts';
import type { VacancyRow } from './row.ts';

/** Vacancies of all companies of a person or of one, newest first. A company that is not theirs has none. */
export const listVacancies = verb(listEndpoint, async (context, { query }) => {
  const { db, headers, language } = context;
  const { companyId, status } = query;
  const ofCompany =
    companyId === undefined ? sql`true` : isUuid(companyId) ? sql`company_id = ${companyId}` : sql`false`;
  const found = await findPage(
    db,
    { belongs: sql`user_id = ${personOf(context).id} and ${ofCompany}`, status },
    pageStart(query),
  );
  return { items: finishPage(listEndpoint, headers, { query }, found).map(vacancyAnswer(language)) };
});

/** Vacancies of one company, newest first. */
export const listCompanyVacancies = verb(listOfCompanyEndpoint, async (context, { params, query }) => {
  if (!isUuid(params.id)) throw new Problem('unknownCompany');
  const { db, headers, language } = context;
  const belongs = sql`user_id = ${personOf(context).id} and company_id = ${params.id}`;
  const found = await findPage(db, { belongs, status: query.status }, pageStart(query));
  if (found.companies === 0) throw new Problem('unknownCompany');
  return { items: finishPage(listOfCompanyEndpoint, headers, { params, query }, found).map(vacancyAnswer(language)) };
});

/** One vacancy, with its version. */
export const getVacancy = verb(getEndpoint, async (context, { params: { id } }) => {
  const row = await findVacancy(context.db, id, { personId: personOf(context).id });
  sendVersion(context, row);
  return vacancyAnswer(context.language)(row);
});

interface Wanted {
  /** Which memberships of companies count. */
  belongs: SQL;
  status: VacancyStatus | undefined;
}

/** A page and the total in one query, and of how many companies. */
async function findPage(db: Database, { belongs, status }: Wanted, { after, take }: PageStart) {
  const wanted = {
    table: sql`vacancies`,
    owner: sql`company_id`,
    isWanted: status === undefined ? sql`deleted_at is null` : sql`deleted_at is null and status = ${status}`,
  };
  const found = await rowsOf<CountedRow<VacancyRow> & { owners: number }>(db)`
    with mine as materialized (
      select company_id as id from company_members join companies on companies.id = company_id and deleted_at is null
        where ${belongs}
    ), counted as (${countOf(wanted)})
    select counted.total, counted.owners, ${vacancyColumns}
    from counted left join (
      (${newestOf({ ...wanted, after, take })}) page
      join vacancies on vacancies.id = page.id
      join companies on companies.id = vacancies.company_id
    ) on true
    order by vacancies.created_at desc, vacancies.id desc`;
  return { ...foundOf<VacancyRow>(found), companies: found[0]?.owners ?? 0 };
}

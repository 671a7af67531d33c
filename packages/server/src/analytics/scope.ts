import { isDay } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 366;

/** What an employer asks the numbers of. */
interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  companyId?: string | undefined;
  vacancyId?: string | undefined;
}

/** Days of Tashkent, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The days that are asked for, and whose vacancies. */
export interface Scope extends Days {
  /** As many days before them. */
  previous: Days;
  /** A query of the ids of vacancies, deleted ones too: what happened stays counted. */
  mine: SQL;
  /** A query of the ids of the companies, where none of their vacancies is left out. */
  companies: SQL | undefined;
}

/** @throws Problem badPeriod, unknownCompany, unknownVacancy */
export async function scopeOf(
  context: Pick<Context, 'actor' | 'db'>,
  { from, to, companyId, vacancyId }: Asked,
): Promise<Scope> {
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) throw new Problem('badPeriod');
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(count >= 1 && count <= mostDays) || from < '2000' || to >= '3000') throw new Problem('badPeriod');
  const mine = await vacanciesOf(context, { companyId, vacancyId });
  const before = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
  const companies = vacancyId === undefined ? companiesOf(context, companyId) : undefined;
  return { from, to, previous: { from: before(from, count), to: before(from, 1) }, mine, companies };
}

/** A query of the ids of the vacancies of all companies of the asker, or of what they name. */
export async function vacanciesOf(
  context: Pick<Context, 'actor' | 'db'>,
  { companyId, vacancyId }: Pick<Asked, 'companyId' | 'vacancyId'>,
): Promise<SQL> {
  const vacancy = vacancyId === undefined ? sql`true` : isIt(sql`vacancies.id`, vacancyId);
  const companies = companiesOf(context, companyId);
  const mine = sql`select vacancies.id from vacancies where company_id in (${companies}) and ${vacancy}`;
  const [found] = await rowsOf<{ company: boolean; vacancy: boolean }>(context.db)`
    select exists (${companies}) as company, exists (${mine}) as vacancy`;
  if (companyId !== undefined && !found?.company) throw new Problem('unknownCompany');
  if (vacancyId !== undefined && !found?.vacancy) throw new Problem('unknownVacancy');
  return mine;
}

function companiesOf(context: Pick<Context, 'actor'>, companyId: string | undefined): SQL {
  const company = companyId === undefined ? sql`true` : isIt(sql`companies.id`, companyId);
  return sql`
    select companies.id from company_members
    join companies on companies.id = company_members.company_id and companies.deleted_at is null
    where company_members.user_id = ${personOf(context).id} and ${company}`;
}

/** What is no id is nothing either, and the database would refuse to compare it. */
const isIt = (column: SQL, id: string) => (isUuid(id) ? sql`${column} = ${id}` : sql`false`);

/** Rows of `application_stages` within the days. */
export const within = ({ from, to }: Days, mine: SQL): SQL =>
  sql`vacancy_id in (${mine}) and day between ${from}::date and ${to}::date`;

/** A share in percent with one decimal; of nothing it is none. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;

import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import type { HeadHunter } from '../adapters/headhunter/headHunter.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { companies, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { isSeen } from '../vacancies/findVacancy.ts';

/** HeadHunter, where the provider has set it up. @throws Problem headHunterNotConfigured */
export function headHunterOf<C extends Pick<Context, 'headHunter'>>(context: C): C & { headHunter: HeadHunter } {
  const { headHunter } = context;
  if (!headHunter) throw new Problem('headHunterNotConfigured');
  return { ...context, headHunter };
}

/** Makes what a person is told of a failed call of HeadHunter. Waits for the call. @throws Problem */
export async function orProblem<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof HeadHunterError ? problemOf(error) : error;
  }
}

function problemOf(error: HeadHunterError): Problem {
  const { kind, why, retryAfter } = error;
  const options = { reason: why, cause: error, ...(retryAfter !== undefined && { retryAfter }) };
  if (kind === 'down') return new Problem('headHunterDown', options);
  if (kind === 'later') return new Problem('tooOften', { ...options, retryAfter: retryAfter ?? 60 });
  if (kind === 'expired' || kind === 'revoked') return new Problem('headHunterNotConnected', options);
  if (kind === 'missing') return new Problem('notFound', options);
  return new Problem('headHunterRefused', options);
}

/** A connection that may serve a company: who gave it, and to which employer of HeadHunter. */
export interface Serving extends Record<string, unknown> {
  user_id: string;
  employer_id: string;
  manager_id: string;
  manager_name: string | null;
  manager_email: string | null;
  is_alive: boolean;
}

/**
 * The connection that serves a company: one that its holder lent to it, the person's own first, then the earliest lent.
 * Undefined when nobody lent one. @throws Problem unknownCompany when it is not theirs
 */
export async function connectionOfCompany(
  db: Database,
  companyId: string,
  personId: string,
): Promise<Serving | undefined> {
  const [mine] = await db.select({ id: companies.id }).from(companies).where(isMine(companyId, personId));
  if (!mine) throw new Problem('unknownCompany');
  return servingCompany(db, sql`${companyId}`, personId);
}

/** The same for a company that is known to be theirs, or for work that nobody asked for. */
export async function servingCompany(
  db: Database,
  companyId: SQL,
  personId: string | null,
): Promise<Serving | undefined> {
  const [row] = await rowsOf<Serving>(db)`
    select connection.user_id, employer_id, manager_id, manager_name, manager_email, revoked_at is null as is_alive
    from headhunter_lendings lending
    join company_members member using (company_id, user_id)
    join headhunter_connections connection using (user_id)
    where lending.company_id = ${companyId}
    order by revoked_at is null desc, coalesce(member.user_id = ${personId}::uuid, false) desc, lent_at
    limit 1`;
  return row;
}

/** A vacancy's place at HeadHunter, and whose connection reaches it: none when nobody lends one to the company. */
interface Linked extends Record<string, unknown> {
  hh_vacancy_id: string;
  employer_id: string;
  user_id: string | null;
}

/**
 * The link of a vacancy and a live connection to its employer that its holder lends to the company: that of who linked
 * it first of all. Undefined when there is no link.
 */
export async function linkOf(db: Database, vacancyId: string): Promise<Linked | undefined> {
  const [row] = await rowsOf<Linked>(db)`
    select link.hh_vacancy_id, link.employer_id, serving.user_id
    from headhunter_vacancies link
    join vacancies on vacancies.id = link.vacancy_id and vacancies.deleted_at is null
    join companies on companies.id = vacancies.company_id and companies.deleted_at is null
    left join lateral (
      select connection.user_id from headhunter_lendings lending
      join company_members member using (company_id, user_id)
      join headhunter_connections connection on connection.user_id = lending.user_id and revoked_at is null
      where lending.company_id = vacancies.company_id and connection.employer_id = link.employer_id
      order by connection.user_id = link.user_id desc, connected_at limit 1
    ) serving on true
    where link.vacancy_id = ${vacancyId}`;
  return row;
}

/** Finds a vacancy of the person's companies. @returns its company. @throws Problem unknownVacancy */
export async function companyOfVacancy(db: Database, vacancyId: string, personId: string): Promise<string> {
  const [row] = await db
    .select({ companyId: vacancies.companyId })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(isSeen(vacancyId, { personId }));
  if (!row) throw new Problem('unknownVacancy');
  return row.companyId;
}

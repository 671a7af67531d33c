import { getHeadHunterLink as getEndpoint, linkHeadHunterVacancy as linkEndpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { personOf, verb } from '../context.ts';
import type { Database } from '../db/database.ts';
import { headhunterVacancies as links } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { Problem } from '../http/problem.ts';
import { companyOfVacancy, connectionOfCompany, headHunterOf, orProblem } from './connections.ts';
import { walkVacancy } from './syncJob.ts';
import { withToken } from './tokens.ts';

/** Which vacancy of HeadHunter a vacancy is. */
export const getHeadHunterLink = verb(getEndpoint, async (context, { params: { id } }) => {
  await companyOfVacancy(context.db, id, personOf(context).id);
  const [link] = await context.db.select({ hhVacancyId: links.hhVacancyId }).from(links).where(eq(links.vacancyId, id));
  return { hhVacancyId: link?.hhVacancyId ?? null };
});

/** Links a vacancy to one that the company's employer has at HeadHunter, or to none. What was brought in stays. */
export const linkHeadHunterVacancy = verb(linkEndpoint, async (context, { params: { id }, body: { hhVacancyId } }) => {
  const work = headHunterOf(context);
  const { db, now, jobs } = work;
  const person = personOf(context);
  const companyId = await companyOfVacancy(db, id, person.id);
  if (hhVacancyId === null) {
    await db.delete(links).where(eq(links.vacancyId, id));
    return { hhVacancyId: null };
  }
  const serving = await connectionOfCompany(db, companyId, person.id);
  if (!serving?.is_alive) throw new Problem('headHunterNotConnected');
  // HeadHunter counts the responses of the employer's own vacancies only.
  await orProblem(
    withToken(work, serving.user_id, (token) => work.headHunter.collections(token, hhVacancyId).catch(foreignVacancy)),
  );
  await db.transaction(async (transaction) => {
    await saveLink(transaction, {
      vacancyId: id,
      hhVacancyId,
      employerId: serving.employer_id,
      userId: serving.user_id,
      now,
    });
    await jobs.send(transaction, walkVacancy, { vacancyId: id });
  });
  return { hhVacancyId };
});

function foreignVacancy(error: unknown): never {
  if (!(error instanceof HeadHunterError && ['missing', 'refused'].includes(error.kind))) throw error;
  throw new Problem('invalid', {
    fields: { hhVacancyId: 'Такой вакансии у вашей компании на HeadHunter нет' },
    cause: error,
  });
}

interface NewLink {
  vacancyId: string;
  hhVacancyId: string;
  employerId: string;
  userId: string;
  now: Date;
}

/** Writes a link; what was known of an earlier one is forgotten. @throws Problem headHunterLinked when another vacancy has it */
export async function saveLink(transaction: Database, { now, ...link }: NewLink): Promise<void> {
  // What is deleted needs its link no more.
  await transaction.execute(sql`
    delete from headhunter_vacancies using vacancies, companies
    where vacancies.id = vacancy_id and companies.id = vacancies.company_id and hh_vacancy_id = ${link.hhVacancyId}
      and (vacancies.deleted_at is not null or companies.deleted_at is not null)`);
  const values = { ...link, linkedAt: now, walk: null, walked: null, walkedWholeAt: null, busyUntil: null };
  const [other] = await transaction.select().from(links).where(eq(links.hhVacancyId, link.hhVacancyId));
  if (other && other.vacancyId !== link.vacancyId) throw new Problem('headHunterLinked');
  if (other) return;
  try {
    await transaction.transaction((inner) =>
      inner.insert(links).values(values).onConflictDoUpdate({ target: links.vacancyId, set: values }),
    );
  } catch (error) {
    throw violatedConstraint(error) === 'headhunter_vacancies_once'
      ? new Problem('headHunterLinked', { cause: error })
      : error;
  }
}

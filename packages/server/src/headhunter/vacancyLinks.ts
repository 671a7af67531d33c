import { getHeadHunterLink as getEndpoint, linkHeadHunterVacancy as linkEndpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { companies, headhunterVacancies as links, users, vacancies } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';
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
    await db.transaction(async (transaction) => {
      const [gone] = await transaction.delete(links).where(eq(links.vacancyId, id)).returning();
      if (gone) await recordLink(transaction, context, id, [gone.hhVacancyId, null]);
    });
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
    await recordLink(transaction, context, id, [null, hhVacancyId]);
    if (serving.user_id !== person.id)
      await tellLender(transaction, { vacancyId: id, hhVacancyId, by: person.id, lenderId: serving.user_id, now });
    await jobs.send(transaction, walkVacancy, { vacancyId: id });
  });
  return { hhVacancyId };
});

function foreignVacancy(error: unknown): never {
  if (!(error instanceof HeadHunterError && ['missing', 'refused'].includes(error.kind))) throw error;
  throw new Problem('invalid', {
    fields: { hhVacancyId: 'foreignHeadHunterVacancy' },
    cause: error,
  });
}

function recordLink(
  transaction: Database,
  source: AuditSource,
  vacancyId: string,
  link: [unknown, unknown],
): Promise<void> {
  const changes = { hhVacancyId: link };
  return record(transaction, source, {
    action: 'headhunter.linked',
    entityType: 'vacancy',
    entityId: vacancyId,
    changes,
  });
}

interface Link {
  vacancyId: string;
  hhVacancyId: string;
  /** Who linked or published it. */
  by: string;
  lenderId: string;
  now: Date;
}

/** Tells the holder of a connection what a colleague did with it. */
export async function tellLender(
  transaction: Database,
  { vacancyId, hhVacancyId, by, lenderId, now }: Link,
): Promise<void> {
  const [found] = await transaction
    .select({
      title: vacancies.title,
      company: companies.name,
      person: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .innerJoin(users, eq(users.id, by))
    .where(eq(vacancies.id, vacancyId));
  if (!found) return;
  const dedupe = `linked:${vacancyId}:${hhVacancyId}`;
  await notify(transaction, lenderId, { kind: 'headhunter_linked', dedupe, data: { ...found, vacancyId } }, now);
}

interface NewLink {
  vacancyId: string;
  hhVacancyId: string;
  employerId: string;
  userId: string;
  now: Date;
}

/**
 * Writes a link; what was known of an earlier one is forgotten. @throws Problem headHunterLinked when another vacancy
 * has it
 */
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

import { respondToVacancy as endpoint } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { applicationEvents, applications, companies, vacancies, vacancySearch } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

/** A candidate's response to a public vacancy, once. */
export const respondToVacancy = verb(endpoint, async (context, { body: { vacancyId, resumeId, message } }) => {
  const { db, now } = context;
  const person = personOf(context);
  if (!isUuid(vacancyId)) throw new Problem('unknownVacancy');
  // Resumes cannot be created yet, so none is anybody's own.
  if (resumeId !== undefined) throw new Problem('invalid', { fields: { resumeId: 'unknownResume' } });
  const name = `${person.firstName} ${person.lastName}`;

  return db.transaction(async (transaction) => {
    const [vacancy] = await transaction
      .select({ title: vacancies.title, companyName: companies.name })
      .from(vacancySearch)
      .innerJoin(vacancies, eq(vacancies.id, vacancySearch.vacancyId))
      .innerJoin(companies, eq(companies.id, vacancies.companyId))
      .where(eq(vacancySearch.vacancyId, vacancyId))
      .for('share', { of: vacancySearch });
    if (!vacancy) throw new Problem('unknownVacancy');
    const [application] = await transaction
      .insert(applications)
      .values({ vacancyId, candidateId: person.id, candidateName: name, message, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!application) throw new Problem('alreadyResponded');
    await transaction
      .insert(applicationEvents)
      .values({ applicationId: application.id, status: 'applied', authorId: person.id, at: now });
    const at = now.toISOString();
    return {
      id: application.id,
      status: application.status,
      source: 'platform',
      created_at: at,
      updated_at: at,
      message: application.message,
      vacancy_id: vacancyId,
      candidate: { name, phone: person.phone },
      vacancy: { id: vacancyId, title: vacancy.title, company_name: vacancy.companyName },
      history: [{ status: 'applied', by: name, at }],
    };
  });
});

import { respondToVacancy as endpoint } from '@kasb/contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { applicationEvents, applications, companies, vacancies, vacancySearch } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { sentResume } from './sentResume.ts';

/** How often a response that was taken back may be sent again. */
const mostRevivals = 2;

/**
 * A candidate's response to a public vacancy, once, and again after it was taken back; a resume goes with it as it is
 * now.
 */
export const respondToVacancy = verb(endpoint, async (context, { body: { vacancyId, resumeId, message } }) => {
  const { db, now } = context;
  const person = personOf(context);
  if (!isUuid(vacancyId)) throw new Problem('unknownVacancy');
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
    const resume = await sentResume(transaction, person.id, resumeId);
    const told = {
      candidateName: name,
      message: message ?? null,
      ownResumeId: resume?.id ?? null,
      resume: resume?.asSent ?? null,
      createdAt: now,
      updatedAt: now,
    };
    const [application] = await transaction
      .insert(applications)
      .values({ vacancyId, candidateId: person.id, ...told })
      .onConflictDoUpdate({
        target: [applications.vacancyId, applications.candidateId],
        set: {
          ...told,
          status: 'applied',
          openedAt: null,
          withdrawnAt: null,
          withdrawnReason: null,
          revived: sql`${applications.revived} + 1`,
        },
        setWhere: and(isNotNull(applications.withdrawnAt), lt(applications.revived, mostRevivals)),
      })
      .returning();
    if (!application) throw new Problem('alreadyResponded');
    await countAct(transaction, person.id, 'responsesAtOnce', now);
    await countAct(transaction, person.id, 'responses', now);
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

import { respondToVacancy as endpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { recordEvent } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { applications, companies, vacancies, vacancySearch } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { sentResume } from '../resumes/sentResume.ts';
import { givenAnswers } from '../screening/givenAnswers.ts';

/** How often a response that was taken back may be sent again. */
const mostRevivals = 2;
const mayRevive = and(isNotNull(applications.withdrawnAt), lt(applications.revived, mostRevivals));

/**
 * A candidate's response to a public vacancy, once, and again after it was taken back; a resume goes with it as it is
 * now, and so do the answers to what the employer asks.
 */
export const respondToVacancy = verb(endpoint, async (context, { body }) => {
  if (!isUuid(body.vacancyId)) throw new Problem('unknownVacancy');
  await createOnce(context, endpoint, body, (transaction, id) => send(context, transaction, id, body));
  const person = personOf(context);
  const [row] = await context.db
    .select({
      application: applications,
      title: vacancies.title,
      companyName: companies.name,
      isOpen: isNotNull(vacancySearch.vacancyId).mapWith(Boolean),
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .leftJoin(vacancySearch, eq(vacancySearch.vacancyId, vacancies.id))
    .where(isTheirs(body.vacancyId, person.id));
  // It was undone between a press and the same press once more.
  if (!row) throw new Problem('unknownResponse');
  const { application, title, companyName, isOpen } = row;
  const { id, status, message, vacancyId, candidateName: name } = application;
  const at = application.createdAt.toISOString();
  return {
    id,
    status,
    source: application.source,
    created_at: at,
    updated_at: application.updatedAt.toISOString(),
    message,
    vacancy_id: vacancyId,
    candidate: { name, phone: person.phone },
    viewed_at: application.openedAt?.toISOString() ?? null,
    can_edit: application.openedAt === null && application.withdrawnAt === null,
    vacancy: { id: vacancyId, title, company_name: companyName, is_open: isOpen },
    history: [{ status: 'applied', by: name, at }],
  };
});

const isTheirs = (vacancyId: string, personId: string) =>
  and(eq(applications.vacancyId, vacancyId), eq(applications.candidateId, personId));

async function send(
  context: Pick<Context, 'actor' | 'now'>,
  transaction: Database,
  id: string,
  { vacancyId, resumeId, message, facts, answers = [], via }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { now } = context;
  const person = personOf(context);
  const [vacancy] = await transaction
    .select()
    .from(vacancySearch)
    .where(eq(vacancySearch.vacancyId, vacancyId))
    .for('share');
  if (!vacancy) throw new Problem('unknownVacancy');
  await refuseSecond(transaction, vacancyId, person.id);
  const resume = await sentResume(transaction, person.id, resumeId);
  const told = {
    candidateName: `${person.firstName} ${person.lastName}`,
    message: message ?? null,
    phone: person.phone,
    ...(resume ?? { ownResumeId: null, resume: null, fileId: null, title: null, city: null }),
    facts: facts?.experience || facts?.start ? facts : null,
    answers: await givenAnswers(transaction, vacancyId, answers),
    via: via ?? null,
    createdAt: now,
    updatedAt: now,
    statusSince: now,
  };
  const [application] = await transaction
    .insert(applications)
    .values({ id, vacancyId, candidateId: person.id, ...told })
    .onConflictDoUpdate({
      target: [applications.vacancyId, applications.candidateId],
      set: {
        ...told,
        status: 'applied',
        stageId: null,
        refusalReason: null,
        refusalComment: null,
        openedAt: null,
        withdrawnAt: null,
        withdrawnReason: null,
        revived: sql`${applications.revived} + 1`,
      },
      setWhere: mayRevive,
    })
    .returning({ id: applications.id });
  // Another press was quicker.
  if (!application) return refuseSecond(transaction, vacancyId, person.id);
  await countAct(transaction, person.id, 'responsesAtOnce', now);
  await countAct(transaction, person.id, 'responses', now);
  await recordEvent(transaction, { applicationId: application.id, status: 'applied', authorId: person.id, at: now });
}

/** @throws Problem alreadyResponded with the one that stands */
async function refuseSecond(transaction: Database, vacancyId: string, personId: string): Promise<void> {
  const [former] = await transaction
    .select({ id: applications.id, mayRevive: sql<boolean>`${mayRevive}` })
    .from(applications)
    .where(isTheirs(vacancyId, personId));
  if (former && !former.mayRevive) throw new Problem('alreadyResponded', { details: { application_id: former.id } });
}

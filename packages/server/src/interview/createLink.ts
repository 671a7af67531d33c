import { createInterviewLink as endpoint } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { recordEvent } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { applications, interviews } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { interviewPurpose } from '../sealing/purposes.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';
import { detectLanguage } from '../text/language.ts';
import { lockVacancy } from '../vacancies/findVacancy.ts';
import { storedQuestions } from './questions.ts';

/** How long a link holds. */
export const interviewDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** An interview for one candidate with the questions as they are stored now. */
export const createInterviewLink = verb(endpoint, async (context, { body }) => {
  const { vacancy_id, application_id } = body;
  const { db } = context;
  const id = await createOnce(context, endpoint, body, async (transaction, newId) => {
    const vacancy = await lockVacancy(transaction, vacancy_id, { personId: personOf(context).id });
    const applicationId =
      application_id === undefined ? null : await applicationTo(transaction, vacancy.id, application_id);
    await writeInterview(context, transaction, { id: newId, vacancyId: vacancy.id, applicationId });
  });
  return { interview_link: await interviewLink(context, db, id) };
});

/**
 * Writes an interview with the questions of a vacancy as they are stored now.
 * @throws Problem noQuestions, tooOften
 */
export async function writeInterview(
  context: Pick<Context, 'actor' | 'now' | 'sealer'>,
  transaction: Database,
  { id, vacancyId, applicationId }: { id: string; vacancyId: string; applicationId: string | null },
): Promise<void> {
  const { now, sealer } = context;
  const person = personOf(context);
  const questions = await storedQuestions(transaction, vacancyId);
  if (questions.length === 0) throw new Problem('noQuestions');
  await countAct(transaction, person.id, 'links', now);
  const token = newToken();
  await transaction.insert(interviews).values({
    id,
    vacancyId,
    applicationId,
    tokenHash: hashOf(token),
    tokenSealed: sealer.seal(token, interviewPurpose(id)),
    language: detectLanguage(questions.map(({ text }) => text).join('\n'), 'ru'),
    questions: questions.map((question) => ({
      id: question.id,
      text: question.text,
      order_index: question.position,
    })),
    createdBy: person.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + interviewDays * dayMs),
  });
  if (applicationId !== null)
    await recordEvent(transaction, { applicationId, kind: 'interview_sent', authorId: person.id, at: now });
}

/** The address of an interview, read back, since the same form may have made it before. */
export async function interviewLink(
  { sealer, requestOrigin }: Pick<Context, 'sealer' | 'requestOrigin'>,
  db: Database,
  id: string,
): Promise<string> {
  const [row] = await db.select({ sealed: interviews.tokenSealed }).from(interviews).where(eq(interviews.id, id));
  if (!row?.sealed) throw new Problem('unknownInterview');
  return `${requestOrigin}/interview/${sealer.open(row.sealed, interviewPurpose(id))}`;
}

/** @throws Problem unknownApplication unless it is one to this vacancy */
async function applicationTo(transaction: Database, vacancyId: string, id: string): Promise<string> {
  const isThis = and(eq(applications.id, id), eq(applications.vacancyId, vacancyId));
  if (!isUuid(id) || (await transaction.$count(applications, isThis)) === 0) throw new Problem('unknownApplication');
  return id;
}

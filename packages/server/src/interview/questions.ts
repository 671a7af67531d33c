import { listInterviewQuestions as listEndpoint, saveInterviewQuestions as saveEndpoint } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { interviewQuestions } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { findVacancy, lockVacancy } from '../vacancies/findVacancy.ts';

type QuestionRow = typeof interviewQuestions.$inferSelect;

/** The stored questions of a vacancy, in order. */
export async function storedQuestions(db: Database, vacancyId: string): Promise<QuestionRow[]> {
  return db
    .select()
    .from(interviewQuestions)
    .where(eq(interviewQuestions.vacancyId, vacancyId))
    .orderBy(asc(interviewQuestions.position));
}

const answerOf = (rows: readonly QuestionRow[]) => ({
  questions: rows.map(({ id, text, position, isGenerated }) => ({
    id,
    text,
    order_index: position,
    ai_generated: isGenerated,
  })),
});

/** The questions of a vacancy as they are stored. */
export const listInterviewQuestions = verb(listEndpoint, async (context, { params: { vacancyId } }) => {
  const { db } = context;
  const vacancy = await findVacancy(db, vacancyId, { personId: personOf(context).id });
  return answerOf(await storedQuestions(db, vacancy.id));
});

/** Stores the whole list, in the order that it tells. Interviews that are out keep what they asked. */
export const saveInterviewQuestions = verb(saveEndpoint, async (context, { params: { vacancyId }, body }) => {
  const viewer = { personId: personOf(context).id };
  const rows = await context.db.transaction(async (transaction) => {
    const vacancy = await lockVacancy(transaction, vacancyId, viewer);
    await transaction.delete(interviewQuestions).where(eq(interviewQuestions.vacancyId, vacancy.id));
    const ordered = body.questions.toSorted((left, right) => left.order_index - right.order_index);
    if (ordered.length === 0) return [];
    return transaction
      .insert(interviewQuestions)
      .values(
        ordered.map(({ text, ai_generated }, position) => ({
          vacancyId: vacancy.id,
          position,
          text,
          isGenerated: ai_generated,
        })),
      )
      .returning();
  });
  return answerOf(rows.toSorted((left, right) => left.position - right.position));
});

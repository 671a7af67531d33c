import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { screeningQuestions } from '../db/schema/index.ts';

/** A question as the database has it. */
export type Question = typeof screeningQuestions.$inferSelect;

/** What a vacancy asks whoever responds, in its order. */
export async function questionsOfVacancy(db: Database, vacancyId: string): Promise<Question[]> {
  return db
    .select()
    .from(screeningQuestions)
    .where(and(eq(screeningQuestions.vacancyId, vacancyId), isNull(screeningQuestions.deletedAt)))
    .orderBy(asc(screeningQuestions.position));
}

/** A question as whoever responds sees it: what is looked for is not told. */
export function publicQuestion({ id, text, kind, options, isRequired }: Question) {
  return { id, text, kind, options, is_required: isRequired };
}

import type { getInterview, WireAnswerOf } from '@kasb/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companies, interviews, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';

/** An interview with what its candidate is told of the vacancy. */
export interface FoundInterview {
  interview: typeof interviews.$inferSelect;
  title: string;
  companyName: string;
}

/**
 * The interview behind a token; with `isLocked` others that answer it wait. One that was handed in stays readable
 * past its end. @throws Problem unknownInterview, interviewExpired
 */
export async function interviewByToken(db: Database, token: string, now: Date, { isLocked = false } = {}): Promise<FoundInterview> {
  const query = db
    .select({ interview: interviews, title: vacancies.title, companyName: companies.name })
    .from(interviews)
    .innerJoin(vacancies, eq(vacancies.id, interviews.vacancyId))
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(and(eq(interviews.token, token), isNull(vacancies.deletedAt), isNull(companies.deletedAt)));
  const [row] = isLocked ? await query.for('update', { of: interviews }) : await query;
  if (!row) throw new Problem('unknownInterview');
  if (row.interview.submittedAt === null && row.interview.expiresAt <= now) throw new Problem('interviewExpired');
  return row;
}

/** The same, still open for answers. @throws Problem interviewSubmitted too */
export async function openInterview(db: Database, token: string, now: Date, options?: { isLocked?: boolean }): Promise<FoundInterview> {
  const found = await interviewByToken(db, token, now, options);
  if (found.interview.submittedAt !== null) throw new Problem('interviewSubmitted');
  return found;
}

/** An interview as its candidate sees it. */
export function interviewAnswer({ interview, title, companyName }: FoundInterview): WireAnswerOf<typeof getInterview> {
  return { title, company_name: companyName, language: interview.language, questions: interview.questions, isSubmitted: interview.submittedAt !== null };
}

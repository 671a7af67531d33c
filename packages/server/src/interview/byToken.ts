import type { getInterview, WireAnswerOf } from '@kasb/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { companies, interviews, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { networkOf } from '../network/network.ts';
import { hashOf } from '../sealing/secrets.ts';

/** An interview with what its candidate is told of the vacancy. */
export interface FoundInterview {
  interview: typeof interviews.$inferSelect;
  title: string;
  companyId: string;
  companyName: string;
}

/** Wrong tokens of one address in an hour. */
const mostMisses = 60;

/**
 * The interview behind a token. One that was handed in stays readable past its end. Wrong tokens are counted by
 * address.
 * @throws Problem unknownInterview, interviewExpired, tooOften
 */
export async function interviewByToken(
  { db, now, address }: Pick<Context, 'address' | 'db' | 'now'>,
  token: string,
): Promise<FoundInterview> {
  const [found] = await query(db, token);
  if (!found) {
    await countTry(
      db,
      [{ bucket: `interview-from:${networkOf(address).narrow}`, max: mostMisses, seconds: 60 * 60 }],
      now,
    );
    throw new Problem('unknownInterview');
  }
  return checkEnd(found, now);
}

/** The same, still open for answers. @throws Problem interviewSubmitted too */
export async function openInterview(
  context: Pick<Context, 'address' | 'db' | 'now'>,
  token: string,
): Promise<FoundInterview> {
  return checkOpen(await interviewByToken(context, token));
}

/** The same of an interview that was found before; until the transaction ends, others that answer it wait. */
export async function lockInterview(transaction: Database, token: string, now: Date): Promise<FoundInterview> {
  const [found] = await query(transaction, token).for('update', { of: interviews });
  if (!found) throw new Problem('unknownInterview');
  return checkOpen(checkEnd(found, now));
}

function query(db: Database, token: string) {
  return db
    .select({ interview: interviews, title: vacancies.title, companyId: companies.id, companyName: companies.name })
    .from(interviews)
    .innerJoin(vacancies, eq(vacancies.id, interviews.vacancyId))
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(and(eq(interviews.tokenHash, hashOf(token)), isNull(vacancies.deletedAt), isNull(companies.deletedAt)));
}

function checkEnd(found: FoundInterview, now: Date): FoundInterview {
  const { submittedAt, expiresAt } = found.interview;
  if (submittedAt === null && expiresAt <= now) throw new Problem('interviewExpired');
  return found;
}

function checkOpen(found: FoundInterview): FoundInterview {
  if (found.interview.submittedAt !== null) throw new Problem('interviewSubmitted');
  return found;
}

/** An interview as its candidate sees it. */
export function interviewAnswer({ interview, title, companyName }: FoundInterview): WireAnswerOf<typeof getInterview> {
  return {
    title,
    company_name: companyName,
    language: interview.language,
    questions: interview.questions,
    isSubmitted: interview.submittedAt !== null,
  };
}

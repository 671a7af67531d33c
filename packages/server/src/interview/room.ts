import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { interviews, media, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import type { FoundInterview } from './byToken.ts';

/** Recordings that one link may begin in all its life: every question of a long interview, many of them again. */
const mostUploads = 500;

/**
 * Counts a recording of a locked interview in, if its link and its company have room for it; those of one company wait
 * for each other. What it takes the place of must be gone by then. @throws Problem uploadsSpent, mediaFull
 */
export async function takeRoom(
  transaction: Database,
  { mediaQuotaBytes }: Pick<Context, 'mediaQuotaBytes'>,
  { interview, companyId }: FoundInterview,
  size: number,
): Promise<void> {
  if (interview.uploads >= mostUploads) throw new Problem('uploadsSpent');
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media:${companyId}`}, 0))`);
  const [taken] = await transaction
    .select({ bytes: sql<string>`coalesce(sum(${media.size}), 0)` })
    .from(media)
    .innerJoin(interviews, eq(interviews.id, media.interviewId))
    .innerJoin(vacancies, eq(vacancies.id, interviews.vacancyId))
    .where(eq(vacancies.companyId, companyId));
  if (Number(taken?.bytes) + size > mediaQuotaBytes) throw new Problem('mediaFull');
  await transaction
    .update(interviews)
    .set({ uploads: sql`${interviews.uploads} + 1` })
    .where(eq(interviews.id, interview.id));
}

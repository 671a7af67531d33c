import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { companies, descriptionJobs } from '../db/schema/index.ts';
import { describePage } from './describe.ts';
import { PageError, readPage } from './readPage.ts';
import type { Reach } from './readPage.ts';

/** How long a worker has for a job before another takes it. */
const leaseSeconds = 30;
const retrySeconds = 5;
const maxAttempts = 3;
const batch = 4;
const restMs = 1000;

/** What the work needs. */
export interface DescriptionWork extends Pick<Services, 'db' | 'log' | 'clock'> {
  reach: Reach;
}

interface DescribedCompany {
  id: string;
  website: string | null | undefined;
  description: string | null | undefined;
}

/** Has a company's website read if its description is to come from there; else forgets an earlier wish. */
export async function queueDescription(
  transaction: Database,
  { id, website, description }: DescribedCompany,
  now: Date,
): Promise<void> {
  if (!website || description) {
    await transaction.delete(descriptionJobs).where(eq(descriptionJobs.companyId, id));
    return;
  }
  const job = { website, attempts: 0, runAfter: now };
  await transaction
    .insert(descriptionJobs)
    .values({ companyId: id, ...job })
    .onConflictDoUpdate({ target: descriptionJobs.companyId, set: job });
}

/** Does the jobs that are due, a few at once. @returns how many there were */
export async function fillDescriptions(work: DescriptionWork): Promise<number> {
  const { db, clock } = work;
  const now = clock();
  const due = db
    .select({ id: descriptionJobs.companyId })
    .from(descriptionJobs)
    .where(lte(descriptionJobs.runAfter, now))
    .orderBy(descriptionJobs.runAfter)
    .limit(batch)
    .for('update', { skipLocked: true });
  // Taken by moving its time on: a worker that dies gives it back by itself.
  const jobs = await db
    .update(descriptionJobs)
    .set({ attempts: sql`${descriptionJobs.attempts} + 1`, runAfter: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(sql`${descriptionJobs.companyId} in ${due}`)
    .returning();
  await Promise.all(jobs.map((job) => fillDescription(work, job)));
  return jobs.length;
}

type Job = typeof descriptionJobs.$inferSelect;

async function fillDescription({ db, log, clock, reach }: DescriptionWork, job: Job): Promise<void> {
  // The same job still: a company that was saved meanwhile has a new one.
  const isThisJob = and(
    eq(descriptionJobs.companyId, job.companyId),
    eq(descriptionJobs.website, job.website),
    eq(descriptionJobs.attempts, job.attempts),
  );
  try {
    const description = describePage(await readPage(job.website, reach));
    if (description !== undefined) {
      await db
        .update(companies)
        .set({ description, updatedAt: clock() })
        .where(
          and(
            eq(companies.id, job.companyId),
            eq(companies.website, job.website),
            isNull(companies.description),
            isNull(companies.deletedAt),
          ),
        );
    }
    await db.delete(descriptionJobs).where(isThisJob);
  } catch (error) {
    const isLast = job.attempts >= maxAttempts || (error instanceof PageError && !error.isPassing);
    log.info({ companyId: job.companyId, attempt: job.attempts, isLast, error }, 'website not read');
    if (isLast) await db.delete(descriptionJobs).where(isThisJob);
    else
      await db
        .update(descriptionJobs)
        .set({ runAfter: new Date(clock().getTime() + retrySeconds * job.attempts * 1000) })
        .where(isThisJob);
  }
}

/** Looks for jobs every second. @returns what ends it, after the work under way */
export function startDescriptions(work: DescriptionWork): () => Promise<void> {
  const ending = new AbortController();
  const loop = async () => {
    while (!ending.signal.aborted) {
      const done = await fillDescriptions(work).catch((error: unknown) =>
        work.log.error({ error }, 'descriptions failed'),
      );
      if (!done) await delay(restMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return async () => {
    ending.abort();
    await ended;
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { companies, descriptionJobs } from '../db/schema/index.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { describePage } from './describe.ts';
import { PageError, readPage } from './readPage.ts';
import type { Reach } from './readPage.ts';

/** How long a worker has for a job before another takes it. */
const leaseSeconds = 30;
const retrySeconds = 5;
const maxAttempts = 2;
/** How many sites a process reads at once. */
const places = 4;
/** How many of them, over all processes, for one person. */
const placesEach = 2;
/** Held while jobs are taken, so that nobody gets more than their places. */
const takeLock = 4_158_010;
const restMs = 1000;

/** What the work needs. */
export interface DescriptionWork extends Pick<Services, 'db' | 'log' | 'clock' | 'budget'> {
  reach: Reach;
}

interface DescribedCompany {
  id: string;
  website?: string | null | undefined;
  description?: string | null | undefined;
}

/**
 * Has a company's website read if its description is to come from there, though not as often as a person likes; else
 * forgets an earlier wish.
 */
export async function queueDescription(
  transaction: Database,
  { id, website, description }: DescribedCompany,
  askedBy: string,
  now: Date,
): Promise<void> {
  if (!website || description || (await asksTooOften(transaction, askedBy, now))) {
    await transaction.delete(descriptionJobs).where(eq(descriptionJobs.companyId, id));
    return;
  }
  const job = { website, attempts: 0, runAfter: now, takenUntil: null, askedBy };
  await transaction
    .insert(descriptionJobs)
    .values({ companyId: id, ...job })
    .onConflictDoUpdate({ target: descriptionJobs.companyId, set: job });
}

async function asksTooOften(transaction: Database, personId: string, now: Date): Promise<boolean> {
  try {
    await countAct(transaction, personId, 'websites', now);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

/** Does the jobs that are due, a few at once. @returns how many there were */
export async function fillDescriptions(work: DescriptionWork): Promise<number> {
  const jobs = await takeJobs(work, places);
  await Promise.all(jobs.map((job) => fillDescription(work, job)));
  return jobs.length;
}

type Job = typeof descriptionJobs.$inferSelect;

/** Takes jobs in turns: everybody's first before anybody's second, and those first who ask for the fewest. */
async function takeJobs({ db, clock }: DescriptionWork, count: number): Promise<Job[]> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const inTurns = sql`(
    select company_id from (
      select company_id, run_after, run_after <= ${at} as is_due,
        count(*) filter (where taken_until > ${at}) over (partition by asked_by)
          + row_number() over (partition by asked_by, run_after <= ${at} order by run_after, company_id) as place,
        count(*) over (partition by asked_by) as wanted
      from ${descriptionJobs}
    ) waiting
    where is_due and place <= ${placesEach} order by place, wanted, run_after limit ${count})`;
  // Taken by moving its time on: a worker that dies gives it back by itself.
  const takenUntil = new Date(now.getTime() + leaseSeconds * 1000);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${takeLock})`);
    return transaction
      .update(descriptionJobs)
      .set({ attempts: sql`${descriptionJobs.attempts} + 1`, runAfter: takenUntil, takenUntil })
      .where(sql`${descriptionJobs.companyId} in ${inTurns}`)
      .returning();
  });
}

async function fillDescription({ db, log, clock, budget, reach }: DescriptionWork, job: Job): Promise<void> {
  // The same job still: a company that was saved meanwhile has a new one.
  const isThisJob = and(
    eq(descriptionJobs.companyId, job.companyId),
    eq(descriptionJobs.website, job.website),
    eq(descriptionJobs.attempts, job.attempts),
  );
  try {
    const description = await budget.run(describePage, await readPage(job.website, reach));
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
        .set({ runAfter: new Date(clock().getTime() + retrySeconds * job.attempts * 1000), takenUntil: null })
        .where(isThisJob);
  }
}

/** Looks for jobs every second and whenever a place is free again. @returns what ends it, after the work under way */
export function startDescriptions(work: DescriptionWork): () => Promise<void> {
  const ending = new AbortController();
  const underWay = new Set<Promise<void>>();
  const failed = (error: unknown) => work.log.error({ error }, 'descriptions failed');
  const begin = (job: Job) => {
    const reading: Promise<void> = fillDescription(work, job)
      .catch(failed)
      .finally(() => underWay.delete(reading));
    underWay.add(reading);
  };
  const loop = async () => {
    while (!ending.signal.aborted) {
      const free = places - underWay.size;
      if (free > 0) for (const job of (await takeJobs(work, free).catch(failed)) ?? []) begin(job);
      const rest = delay(restMs, undefined, { signal: ending.signal }).catch(() => undefined);
      await Promise.race([rest, ...underWay]);
    }
    await Promise.all(underWay);
  };
  const ended = loop();
  return async () => {
    ending.abort();
    await ended;
  };
}

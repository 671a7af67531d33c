import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { JobSender } from '../context/jobSender.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { companies, descriptionJobs as wishes } from '../db/schema/index.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { defineJob } from '../jobs/job.ts';
import { describePage } from './describe.ts';
import { PageError, readPage } from './readPage.ts';

/** How long a worker has for a site before another takes it. */
const leaseSeconds = 30;
const retrySeconds = 5;
const maxAttempts = 2;
/** How many sites are read at once for one person, over all processes. */
const placesEach = 2;
/** Held while one is taken, so that nobody gets more than their places. */
const takeLock = 4_158_010;

/** What the work needs. */
export type DescriptionWork = Pick<Services, 'db' | 'log' | 'clock' | 'budget' | 'jobs' | 'reach'>;

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
  jobs: JobSender,
  { id, website, description }: DescribedCompany,
  askedBy: string,
  now: Date,
): Promise<void> {
  if (!website || description || (await asksTooOften(transaction, askedBy, now))) {
    await transaction.delete(wishes).where(eq(wishes.companyId, id));
    return;
  }
  const wish = { website, attempts: 0, runAfter: now, takenUntil: null, askedBy };
  await transaction
    .insert(wishes)
    .values({ companyId: id, ...wish })
    .onConflictDoUpdate({ target: wishes.companyId, set: wish });
  await jobs.send(transaction, describeCompany, {});
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

/** Reads the website whose turn it is. One that dies is followed up by the schedule: its lease ends first. */
export const describeCompany = defineJob({
  name: 'company.describe',
  schedule: '* * * * *',
  timeout: leaseSeconds,
  concurrency: 4,
  async run(services) {
    if (!(await fillNext(services))) return;
    const { db, clock, jobs } = services;
    // One that waited for a place of its person has lost its own job.
    if ((await db.$count(wishes, lte(wishes.runAfter, clock()))) > 0) await jobs.send(db, describeCompany, {});
  },
});

/** Reads the website whose turn it is. @returns whether there was one */
export async function fillNext(work: DescriptionWork): Promise<boolean> {
  const wish = await takeNext(work);
  if (wish) await fill(work, wish);
  return wish !== undefined;
}

type Wish = typeof wishes.$inferSelect;

/** Takes wishes in turns: everybody's first before anybody's second, and those first who ask for the fewest. */
async function takeNext({ db, clock }: DescriptionWork): Promise<Wish | undefined> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const inTurns = sql`(
    select company_id from (
      select company_id, run_after, run_after <= ${at} as is_due,
        count(*) filter (where taken_until > ${at}) over (partition by asked_by)
          + row_number() over (partition by asked_by, run_after <= ${at} order by run_after, company_id) as place,
        count(*) over (partition by asked_by) as wanted
      from ${wishes}
    ) waiting
    where is_due and place <= ${placesEach} order by place, wanted, run_after limit 1)`;
  // Taken by moving its time on: a worker that dies gives it back by itself.
  const takenUntil = new Date(now.getTime() + leaseSeconds * 1000);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${takeLock})`);
    const [wish] = await transaction
      .update(wishes)
      .set({ attempts: sql`${wishes.attempts} + 1`, runAfter: takenUntil, takenUntil })
      .where(sql`${wishes.companyId} in ${inTurns}`)
      .returning();
    return wish;
  });
}

async function fill({ db, log, clock, budget, reach, jobs }: DescriptionWork, wish: Wish): Promise<void> {
  // The same wish still: a company that was saved meanwhile has a new one.
  const isThisWish = and(
    eq(wishes.companyId, wish.companyId),
    eq(wishes.website, wish.website),
    eq(wishes.attempts, wish.attempts),
  );
  try {
    const description = await budget.run(describePage, await readPage(wish.website, reach));
    if (description !== undefined) {
      await db
        .update(companies)
        .set({ description, updatedAt: clock() })
        .where(
          and(
            eq(companies.id, wish.companyId),
            eq(companies.website, wish.website),
            isNull(companies.description),
            isNull(companies.deletedAt),
          ),
        );
    }
    await db.delete(wishes).where(isThisWish);
  } catch (error) {
    const isLast = wish.attempts >= maxAttempts || (error instanceof PageError && !error.isPassing);
    log.info({ companyId: wish.companyId, attempt: wish.attempts, isLast, error }, 'website not read');
    if (isLast) {
      await db.delete(wishes).where(isThisWish);
      return;
    }
    const pause = retrySeconds * wish.attempts;
    const next = { runAfter: new Date(clock().getTime() + pause * 1000), takenUntil: null };
    await db.transaction(async (transaction) => {
      await transaction.update(wishes).set(next).where(isThisWish);
      await jobs.send(transaction, describeCompany, {}, { after: pause });
    });
  }
}

import type { ProblemCode } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { companies, pricingPlans, subscriptions, usedPostings, vacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';
import { hasPosting, isActiveFor } from './subscriptions.ts';

/** A publication that is to be paid for. */
interface Payable {
  vacancyId: string;
  /** Whether the vacancy was never published before: only then it uses a posting. */
  isFirst: boolean;
}

/** Whether a posting was used for a vacancy already. */
async function hasPaid(db: Database, vacancyId: string): Promise<boolean> {
  return (await db.$count(usedPostings, eq(usedPostings.vacancyId, vacancyId))) > 0;
}

/** What the subscriptions that may pay say against publishing, or undefined. */
export async function unpaidBecause(
  db: Database,
  { vacancyId, isFirst }: Payable,
  personId: string,
  now: Date,
): Promise<ProblemCode | undefined> {
  const isActive = isActiveFor(vacancyId, personId, now);
  if ((await db.$count(subscriptions, isActive)) === 0) return 'noSubscription';
  if (!isFirst || (await hasPaid(db, vacancyId))) return undefined;
  return (await db.$count(subscriptions, and(isActive, hasPosting))) === 0 ? 'noPostings' : undefined;
}

/**
 * Pays for a publication: the first of a vacancy uses a posting of the newest subscription that has one left, of the
 * person's own first, then of those lent to the company, whose holder is told. Those who publish at the same time wait
 * for each other here. @throws Problem noSubscription, noPostings
 */
export async function pay(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  { vacancyId, isFirst }: Payable,
): Promise<void> {
  const { now } = context;
  const { id: personId } = personOf(context);
  const active = await transaction
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      startedAt: subscriptions.startedAt,
      isFree: sql<boolean>`${hasPosting}`,
    })
    .from(subscriptions)
    .where(isActiveFor(vacancyId, personId, now))
    // One order for all, so that nobody waits in a circle.
    .orderBy(subscriptions.id)
    .for('no key update');
  if (active.length === 0) throw new Problem('noSubscription');
  if (!isFirst || (await hasPaid(transaction, vacancyId))) return;
  const [free] = active
    .filter(({ isFree }) => isFree)
    .toSorted(
      (left, right) =>
        Number(right.userId === personId) - Number(left.userId === personId) ||
        right.startedAt.getTime() - left.startedAt.getTime(),
    );
  if (!free) throw new Problem('noPostings');
  await transaction
    .update(subscriptions)
    .set({ postingsUsed: sql`${subscriptions.postingsUsed} + 1` })
    .where(eq(subscriptions.id, free.id));
  await transaction.insert(usedPostings).values({ vacancyId, subscriptionId: free.id, usedBy: personId, usedAt: now });
  await record(transaction, context, {
    action: 'posting.paid',
    entityType: 'subscription',
    entityId: free.id,
    changes: { vacancy: [null, vacancyId] },
  });
  await tellLastPosting(transaction, free.id, now);
  if (free.userId !== personId) await tellLender(transaction, context, vacancyId, free.userId);
}

/** Says that one posting is left, once. */
async function tellLastPosting(transaction: Database, subscriptionId: string, now: Date): Promise<void> {
  const [left] = await transaction
    .select({ userId: subscriptions.userId, planId: pricingPlans.id, plan: pricingPlans.name })
    .from(subscriptions)
    .innerJoin(pricingPlans, eq(pricingPlans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        sql`${subscriptions.postingsLimit} > 1 and ${subscriptions.postingsUsed} = ${subscriptions.postingsLimit} - 1`,
      ),
    );
  if (!left) return;
  const data = { plan: left.plan, planId: left.planId };
  await notify(
    transaction,
    left.userId,
    { kind: 'postings_ending', dedupe: `postings:${subscriptionId}:1`, data },
    now,
  );
}

async function tellLender(
  transaction: Database,
  context: Pick<Context, 'actor' | 'now'>,
  vacancyId: string,
  lenderId: string,
): Promise<void> {
  const { firstName, lastName } = personOf(context);
  const [vacancy] = await transaction
    .select({ title: vacancies.title, company: companies.name })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(eq(vacancies.id, vacancyId));
  if (!vacancy) return;
  const data = { ...vacancy, vacancyId, person: `${firstName} ${lastName}` };
  await notify(transaction, lenderId, { kind: 'posting_paid', dedupe: `paid:${vacancyId}`, data }, context.now);
}

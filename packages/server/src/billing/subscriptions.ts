import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pricingPlans, subscriptions } from '../db/schema/index.ts';

type Subscription = typeof subscriptions.$inferSelect;

/** What a subscription is at a moment: it ends by itself, at the very moment of `expiresAt`. */
export function statusAt(
  { cancelledAt, expiresAt }: Pick<Subscription, 'cancelledAt' | 'expiresAt'>,
  now: Date,
): 'active' | 'expired' | 'cancelled' {
  if (cancelledAt !== null) return 'cancelled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

function isActive(now: Date): SQL | undefined {
  return and(isNull(subscriptions.cancelledAt), or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now)));
}

/** The condition of a query over subscriptions: a person's own that are active now. */
function isActiveOf(personId: string, now: Date): SQL | undefined {
  return and(eq(subscriptions.userId, personId), isActive(now));
}

/** The same of those that may pay for a vacancy: the person's own, and its company's owners'. */
export function isActiveFor(vacancyId: string, personId: string, now: Date): SQL | undefined {
  const isOwners = sql`${subscriptions.userId} in (
    select member.user_id from vacancies join company_members member using (company_id) where vacancies.id = ${vacancyId} and member.role = 'owner')`;
  return and(or(eq(subscriptions.userId, personId), isOwners), isActive(now));
}

/** Whether a person may publish on an active subscription in some company: on their own, or on an owner's. */
export async function hasActive(db: Database, personId: string, now: Date): Promise<boolean> {
  const isOwners = sql`${subscriptions.userId} in (
    select owner.user_id from company_members mine
    join companies on companies.id = mine.company_id and companies.deleted_at is null
    join company_members owner on owner.company_id = companies.id and owner.role = 'owner'
    where mine.user_id = ${personId})`;
  return (await db.$count(subscriptions, and(or(eq(subscriptions.userId, personId), isOwners), isActive(now)))) > 0;
}

/** The condition of a query over subscriptions: with a posting left. */
export const hasPosting: SQL = sql`(${subscriptions.postingsLimit} is null or ${subscriptions.postingsUsed} < ${subscriptions.postingsLimit})`;

/** A person's subscriptions with their plans, the active ones first, the newest first of each. */
export function listSubscriptions(db: Database, personId: string, now: Date) {
  return db
    .select({ subscription: subscriptions, plan: pricingPlans })
    .from(subscriptions)
    .innerJoin(pricingPlans, eq(pricingPlans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, personId))
    .orderBy(desc(isActiveOf(personId, now) ?? sql`false`), desc(subscriptions.startedAt), asc(subscriptions.id));
}

import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pricingPlans, subscriptions } from '../db/schema/index.ts';

type Subscription = typeof subscriptions.$inferSelect;

/** What a subscription is at a moment: it ends by itself, at the very moment of `expiresAt`. */
export function statusAt({ cancelledAt, expiresAt }: Pick<Subscription, 'cancelledAt' | 'expiresAt'>, now: Date): 'active' | 'expired' | 'cancelled' {
  if (cancelledAt !== null) return 'cancelled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** The condition of a query over subscriptions: a person's own that are active now. */
export function isActiveOf(personId: string, now: Date): SQL | undefined {
  return and(
    eq(subscriptions.userId, personId),
    isNull(subscriptions.cancelledAt),
    or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now)),
  );
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

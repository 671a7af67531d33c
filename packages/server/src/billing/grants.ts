import { and, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { subscriptions } from '../db/schema/index.ts';
import { termsOf } from './plans.ts';
import type { Plan } from './plans.ts';

interface Grant {
  userId: string;
  plan: Plan;
  /** None means for ever. */
  expiresAt: Date | null;
  /** None means no limit. */
  postingsLimit: number | null;
  amountPaid: number;
  paymentMethod: string | null;
  /** Why, in an operator's words. */
  reason?: string;
}

/** Gives a person a subscription from now on. @returns its id */
export function grantSubscription(
  db: Database,
  source: AuditSource,
  { plan, reason, ...grant }: Grant,
): Promise<string | undefined> {
  const grantedPlan = { ...termsOf(plan), price: plan.price };
  return db.transaction(async (transaction) => {
    const [granted] = await transaction
      .insert(subscriptions)
      .values({ ...grant, planId: plan.id, startedAt: source.now, currency: plan.currency, grantedPlan })
      .returning({ id: subscriptions.id });
    await record(transaction, source, {
      action: 'subscription.granted',
      entityType: 'subscription',
      entityId: granted?.id,
      entityTitle: plan.name,
      reason,
      changes: {
        user_id: [null, grant.userId],
        plan: [null, plan.name],
        postings: [null, grant.postingsLimit],
        expires_at: [null, grant.expiresAt],
      },
    });
    return granted?.id;
  });
}

/** Ends a subscription at once. @returns whether there was one that could be ended */
export async function cancelSubscription(
  db: Database,
  source: AuditSource,
  id: string,
  reason?: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction(async (transaction) => {
    const cancelled = await transaction
      .update(subscriptions)
      .set({ cancelledAt: source.now })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.cancelledAt)))
      .returning({ id: subscriptions.id });
    if (cancelled.length === 0) return false;
    await record(transaction, source, {
      action: 'subscription.cancelled',
      entityType: 'subscription',
      entityId: id,
      reason,
    });
    return true;
  });
}

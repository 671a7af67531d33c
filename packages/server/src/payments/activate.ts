import { and, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { orders, payments, subscriptions } from '../db/schema/index.ts';
import { unitsOf } from './money.ts';
import { dayMs } from './orders.ts';
import type { Order, Payment } from './orders.ts';
import { tellOfOrder } from './tell.ts';

const periodDays = { monthly: 30, yearly: 365, lifetime: undefined } as const;

/** From when to when a subscription of an order would last that begins at a moment. */
export function periodOf({ plan }: Pick<Order, 'plan'>, startsAt: Date): { startsAt: Date; endsAt: Date | null } {
  const days = periodDays[plan.billingPeriod];
  return { startsAt, endsAt: days === undefined ? null : new Date(startsAt.getTime() + days * dayMs) };
}

/**
 * When a bought subscription begins: at once, or where the ones of the same plan end that it prolongs. What was ordered
 * twice, as when somebody pays by two ways at once, prolongs itself.
 */
export async function startOf(db: Database, order: Order, now: Date): Promise<Date> {
  const isSamePlan = and(
    eq(subscriptions.userId, order.userId),
    eq(subscriptions.planId, order.planId),
    isNull(subscriptions.cancelledAt),
    isNotNull(subscriptions.expiresAt),
    gt(subscriptions.expiresAt, now),
  );
  const [last] = await db
    .select({ id: subscriptions.id, expiresAt: subscriptions.expiresAt })
    .from(subscriptions)
    .where(isSamePlan)
    .orderBy(desc(subscriptions.expiresAt))
    .limit(1);
  if (!last?.expiresAt) return now;
  if (order.renews !== null) return last.expiresAt;
  const isPaidMeanwhile = and(
    eq(orders.userId, order.userId),
    eq(orders.planId, order.planId),
    eq(orders.status, 'paid'),
    gte(orders.paidAt, order.createdAt),
  );
  return (await db.$count(orders, isPaidMeanwhile)) > 0 ? last.expiresAt : now;
}

/**
 * Marks a payment as performed and its order as paid, and gives the subscription, all in the transaction that holds the
 * order's lock: so there is never one without the others, and nothing else makes a subscription of an order.
 */
export async function activate(
  transaction: Database,
  { order, payment, method }: { order: Order; payment: Payment; method: string },
  source: AuditSource,
): Promise<void> {
  const { now } = source;
  // Two orders of one person that are paid at once follow each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber:${order.userId}`}, 0))`);
  const { startsAt, endsAt } = periodOf(order, await startOf(transaction, order, now));
  await transaction.update(payments).set({ state: 'performed', performedAt: now }).where(eq(payments.id, payment.id));
  await transaction
    .update(orders)
    .set({ status: 'paid', paidAt: now, failure: null, cancelledAt: null })
    .where(eq(orders.id, order.id));
  const [given] = await transaction
    .insert(subscriptions)
    .values({
      userId: order.userId,
      planId: order.planId,
      startedAt: startsAt,
      expiresAt: endsAt,
      postingsLimit: order.plan.postingsLimit,
      amountPaid: Math.round(unitsOf(order.amountTiyin)),
      currency: order.currency,
      paymentMethod: method,
      orderId: order.id,
    })
    .returning({ id: subscriptions.id });
  await record(transaction, source, {
    action: 'payment.performed',
    entityType: 'order',
    entityId: order.id,
    entityTitle: order.number,
    changes: { status: [order.status, 'paid'], payment: [null, payment.number], subscription: [null, given?.id] },
  });
  await tellOfOrder(transaction, order, 'payment_paid', now);
}

import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isLive, lockNumbered, paymentsOf } from './orders.ts';
import type { Order } from './orders.ts';

/**
 * Cancels an order that nobody pays just now; of a person only their own. @throws Problem unknownOrder, orderClosed,
 * paymentRuns
 */
export async function cancelOrderOf(
  db: Database,
  { number, userId, reason }: { number: string; userId?: string; reason?: string },
  source: AuditSource,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockNumbered(transaction, number);
    if (!order || (userId !== undefined && order.userId !== userId)) throw new Problem('unknownOrder');
    if (order.status !== 'pending') throw new Problem('orderClosed');
    const tried = await paymentsOf(transaction, order.id);
    if (tried.some((payment) => isLive(payment, source.now))) throw new Problem('paymentRuns');
    await closeOrder(transaction, order, { status: 'cancelled', reason }, source);
  });
}

/** Ends an order that waits, and what was begun for it long ago. Under its lock. */
export async function closeOrder(
  transaction: Database,
  order: Order,
  { status, reason }: { status: 'cancelled' | 'expired'; reason?: string | undefined },
  source: AuditSource,
): Promise<void> {
  const { now } = source;
  for (const { id, state } of await paymentsOf(transaction, order.id)) {
    if (state !== 'created') continue;
    await transaction
      .update(payments)
      .set({ state: 'cancelled', cancelledAt: now, reason: 4 })
      .where(eq(payments.id, id));
  }
  await transaction.update(orders).set({ status, cancelledAt: now }).where(eq(orders.id, order.id));
  await record(transaction, source, {
    action: `order.${status}`,
    entityType: 'order',
    entityId: order.id,
    entityTitle: order.number,
    changes: { status: [order.status, status] },
    reason,
  });
}

import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/schema/index.ts';
import type { Order, Payment } from './orders.ts';
import { tellOfOrder } from './tell.ts';

/** Payme's own word for a time that is over. */
export const timeOver = 4;

/** A debit that came to nothing: the order waits on, and says why. Under its lock. */
export async function failPayment(
  transaction: Database,
  { order, payment }: { order: Order; payment: Payment },
  { reason, note }: { reason: number; note?: string | undefined },
  source: AuditSource,
): Promise<void> {
  const { now } = source;
  const cancelled = { state: 'cancelled' as const, cancelledAt: now, reason };
  await transaction.update(payments).set(cancelled).where(eq(payments.id, payment.id));
  // Of another debit that was done meanwhile nobody need hear, and of a page that was closed neither.
  if (order.status !== 'pending') return;
  const failure = { provider: payment.provider, reason, ...(note !== undefined && { note }) };
  await transaction.update(orders).set({ failure }).where(eq(orders.id, order.id));
  await record(transaction, source, {
    action: 'payment.failed',
    entityType: 'order',
    entityId: order.id,
    changes: { payment: [null, payment.number], reason: [null, reason] },
  });
  if (payment.provider === 'payme' && reason === timeOver) return;
  await tellOfOrder(transaction, order, 'payment_failed', now, { which: `:${payment.number}` });
}

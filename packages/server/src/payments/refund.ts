import { and, eq, isNull } from 'drizzle-orm';
import { PaymentRefused } from '../adapters/payments/payments.ts';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { orders, payments, subscriptions } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { defineJob } from '../jobs/job.ts';
import { lockNumbered, lockOrder, paymentsOf } from './orders.ts';
import type { Order, Payment } from './orders.ts';
import { tellOfOrder } from './tell.ts';

/**
 * Begins to give the money of a paid order back. Click is asked by a job; Payme's cabinet and the bank finish theirs.
 * Who asks again has a job asked again that gave up. @throws Problem unknownOrder, refundImpossible
 */
export async function beginRefund(
  { db, jobs, payments: ways }: Pick<Services, 'db' | 'jobs' | 'payments'>,
  { number, reason, by }: { number: string; reason: string; by: string },
  source: AuditSource,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockNumbered(transaction, number);
    if (!order) throw new Problem('unknownOrder');
    if (order.status !== 'paid' && order.status !== 'refunding') throw new Problem('refundImpossible');
    await transaction
      .update(orders)
      .set({
        status: 'refunding',
        refundAt: order.refundAt ?? source.now,
        refundBy: by,
        refundReason: reason,
        failure: null,
      })
      .where(eq(orders.id, order.id));
    await record(transaction, source, {
      action: 'order.refund_begun',
      entityType: 'order',
      entityId: order.id,
      entityTitle: order.number,
      changes: { status: [order.status, 'refunding'] },
      reason,
    });
    if (ways.adapters[order.method]?.refund) await jobs.send(transaction, refundPayment, { orderId: order.id });
  });
}

/** A bank's paper: its number and its day. */
interface BankPaper {
  document: string;
  paidOn: string;
}

/** Says that the money of an invoice went back by a bank's paper. @throws Problem unknownOrder, refundImpossible */
export async function confirmRefund(
  db: Database,
  { number, paidOn, documentNumber }: { number: string; paidOn: string; documentNumber: string },
  source: AuditSource,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockNumbered(transaction, number);
    if (!order) throw new Problem('unknownOrder');
    const paid = (await paymentsOf(transaction, order.id)).find(({ state }) => state === 'performed');
    if (order.method !== 'invoice' || order.status !== 'refunding' || !paid) throw new Problem('refundImpossible');
    await finishRefund(transaction, { order, payment: paid, paper: { document: documentNumber, paidOn } }, source);
  });
}

/** The money is back: the subscription ends at once; vacancies that are out stay out. Under the order's lock. */
export async function finishRefund(
  transaction: Database,
  { order, payment, reason, paper }: { order: Order; payment: Payment; reason?: number; paper?: BankPaper },
  source: AuditSource,
): Promise<void> {
  const { now } = source;
  await transaction
    .update(payments)
    .set({ state: 'cancelled_after', cancelledAt: now, reason: reason ?? null })
    .where(eq(payments.id, payment.id));
  await transaction.update(orders).set({ status: 'refunded', refundedAt: now }).where(eq(orders.id, order.id));
  await transaction
    .update(subscriptions)
    .set({ cancelledAt: now })
    .where(and(eq(subscriptions.orderId, order.id), isNull(subscriptions.cancelledAt)));
  await record(transaction, source, {
    action: 'order.refunded',
    entityType: 'order',
    entityId: order.id,
    entityTitle: order.number,
    changes: {
      status: [order.status, 'refunded'],
      ...(paper && { document: [null, paper.document], paidOn: [null, paper.paidOn] }),
    },
  });
  await tellOfOrder(transaction, order, 'payment_refunded', now);
}

/** Asks a provider to give the money back. What it refuses stands at the order, for whoever began it. */
export const refundPayment = defineJob({
  name: 'payments.refund',
  retries: 6,
  retryDelay: 30,
  timeout: 60,
  async run({ db, clock, payments: ways }: Services, { orderId }: { orderId: string }, signal) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const paid = order && (await paymentsOf(db, orderId)).find(({ state }) => state === 'performed');
    const refund = order && ways.adapters[order.method]?.refund;
    if (!paid || !refund || order.status !== 'refunding') return;
    const source = { actor: { kind: 'system', name: 'payments.refund' }, now: clock() } as const;
    try {
      await refund(paid, signal);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      const failure = { provider: order.method, reason: 0, note: error.message };
      await db
        .update(orders)
        .set({ failure })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'refunding')));
      return;
    }
    await db.transaction(async (transaction) => {
      const locked = await lockOrder(transaction, eq(orders.id, orderId));
      // The provider may have told of it by itself meanwhile.
      if (locked?.status === 'refunding') await finishRefund(transaction, { order: locked, payment: paid }, source);
    });
  },
});

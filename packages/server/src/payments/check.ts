import { and, asc, eq, lt } from 'drizzle-orm';
import { PaymentRefused } from '../adapters/payments/payments.ts';
import type { PaymentFate } from '../adapters/payments/payments.ts';
import type { Services } from '../context/services.ts';
import { orders, payments } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { activate } from './activate.ts';
import { failPayment } from './failPayment.ts';
import { clickMs, lockPayment } from './orders.ts';
import type { Payment } from './orders.ts';

const batch = 200;

/** Asks Click what became of debits of which it told no more for a quarter of an hour: its second call may be lost. */
export const checkPayments = defineJob({
  name: 'payments.check',
  schedule: '*/5 * * * *',
  concurrency: 1,
  async run(services: Services, _data: object, signal: AbortSignal) {
    const { db, clock, payments: ways, log } = services;
    const { click } = ways.adapters;
    if (!click?.stateOf) return;
    const isSilent = and(
      eq(payments.provider, 'click'),
      eq(payments.state, 'created'),
      lt(payments.createdAt, new Date(clock().getTime() - clickMs)),
      eq(orders.status, 'pending'),
    );
    const silent = await db
      .select({ payment: payments, order: orders.number })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(isSilent)
      .orderBy(asc(payments.number))
      .limit(batch);
    for (const { payment, order } of silent) {
      if (signal.aborted) return;
      try {
        await settle(services, payment, { method: click.name.ru, fate: await click.stateOf(payment, order, signal) });
      } catch (error) {
        // One that Click knows nothing of keeps none of the others waiting.
        if (error instanceof PaymentRefused) log.info({ payment: payment.number, error }, 'Click tells nothing');
        else log.warn({ payment: payment.number, error }, 'Click does not answer');
      }
    }
  },
});

/** Does what the lost call would have done, unless it came meanwhile. */
async function settle(
  { db, clock }: Services,
  { providerId }: Payment,
  { method, fate }: { method: string; fate: PaymentFate },
): Promise<void> {
  if (fate.state === 'waits') return;
  const source = { actor: { kind: 'system', name: 'payments.check' }, now: clock() } as const;
  await db.transaction(async (transaction) => {
    const found = await lockPayment(transaction, 'click', providerId);
    if (found?.payment.state !== 'created' || found.order.status !== 'pending') return;
    if (fate.ref !== undefined)
      await transaction.update(payments).set({ providerRef: fate.ref }).where(eq(payments.id, found.payment.id));
    if (fate.state === 'done') await activate(transaction, { ...found, method }, source);
    else await failPayment(transaction, found, { reason: fate.reason }, source);
  });
}

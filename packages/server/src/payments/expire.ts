import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { orders, payments } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { closeOrder } from './cancelOrder.ts';
import { failPayment, timeOver } from './failPayment.ts';
import { isLive, lockOrder, lockPayment, paymentsOf, paymeMs } from './orders.ts';

const batch = 200;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Ends what was never paid: debits that Payme began too long ago, and orders whose time is over. */
export const expireOrders = defineJob({
  name: 'payments.expire',
  schedule: '*/5 * * * *',
  concurrency: 1,
  async run({ db, clock }: Services, _data: object, signal: AbortSignal) {
    const now = clock();
    const source = { actor: { kind: 'system', name: 'payments.expire' }, now } as const;
    const isForgotten = and(
      eq(payments.provider, 'payme'),
      eq(payments.state, 'created'),
      lt(payments.providerTime, now.getTime() - paymeMs),
    );
    for (const { providerId } of await db.select().from(payments).where(isForgotten).limit(batch)) {
      if (signal.aborted) return;
      await db.transaction(async (transaction) => {
        const found = await lockPayment(transaction, 'payme', providerId);
        if (found?.payment.state === 'created') await failPayment(transaction, found, { reason: timeOver }, source);
      });
    }
    for (let last: string | undefined = nobody; last !== undefined && !signal.aborted;) {
      const isOver = and(eq(orders.status, 'pending'), lte(orders.expiresAt, now), gt(orders.id, last));
      const ids: { id: string }[] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(isOver)
        .orderBy(asc(orders.id))
        .limit(batch);
      for (const { id } of ids) {
        if (signal.aborted) return;
        await db.transaction(async (transaction) => {
          const order = await lockOrder(transaction, and(eq(orders.id, id), inArray(orders.status, ['pending'])));
          if (!order) return;
          // Whoever is at the cash desk is not sent away.
          if ((await paymentsOf(transaction, id)).some((payment) => isLive(payment, now))) return;
          await closeOrder(transaction, order, { status: 'expired' }, source);
        });
      }
      last = ids.length === batch ? ids.at(-1)?.id : undefined;
    }
  },
});

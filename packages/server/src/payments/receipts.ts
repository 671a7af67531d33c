import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { PaymentRefused } from '../adapters/payments/payments.ts';
import type { PaymentAdapter } from '../adapters/payments/payments.ts';
import type { Services } from '../context/services.ts';
import { orders, payments } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { soldAs } from './messages/papers.ts';
import { dayMs } from './orders.ts';
import type { Order, Payment } from './orders.ts';

const batch = 200;
/** For so long a receipt is asked for. */
const patienceMs = 3 * dayMs;

type Asked = Required<Pick<PaymentAdapter, 'receiptOf' | 'sendReceipt'>>;

/** Has the tax office make the receipts of what was paid by Click, and keeps where they are: Payme tells by itself. */
export const sendReceipts = defineJob({
  name: 'payments.receipts',
  schedule: '*/5 * * * *',
  concurrency: 1,
  async run(services: Services, _data: object, signal: AbortSignal) {
    const { db, clock, payments: ways, log } = services;
    const { receiptOf, sendReceipt } = ways.adapters.click ?? {};
    if (!receiptOf || !sendReceipt || !ways.fiscal) return;
    const isWithout = and(
      eq(payments.provider, 'click'),
      eq(payments.state, 'performed'),
      isNotNull(payments.providerRef),
      gt(payments.performedAt, new Date(clock().getTime() - patienceMs)),
      sql`${payments.fiscal}->'PERFORM'->>'qr_code_url' is null`,
    );
    const without = await db
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(isWithout)
      .orderBy(asc(payments.number))
      .limit(batch);
    for (const paid of without) {
      if (signal.aborted) return;
      try {
        await bring(services, paid, { receiptOf, sendReceipt }, signal);
      } catch (error) {
        // One that is not taken keeps none of the others waiting, and all are asked for again.
        const level = error instanceof PaymentRefused ? 'info' : 'warn';
        log[level]({ payment: paid.payment.number, error }, 'no receipt of Click');
      }
    }
  },
});

/** Sends what was sold once, and looks for its receipt until there is one. */
async function bring(
  { db, clock, payments: { fiscal: codes, seller } }: Services,
  { payment, order }: { payment: Payment; order: Order },
  { receiptOf, sendReceipt }: Asked,
  signal: AbortSignal,
): Promise<void> {
  if (!codes) return;
  const keep = (receipt: Record<string, unknown>) =>
    db
      .update(payments)
      .set({ fiscal: sql`coalesce(${payments.fiscal}, '{}') || ${JSON.stringify({ PERFORM: receipt })}::jsonb` })
      .where(eq(payments.id, payment.id));
  const isSent = payment.fiscal?.PERFORM !== undefined;
  // Whoever sent it may have died before it was noted.
  let url = await receiptOf(payment, signal);
  if (url === undefined && !isSent) {
    const { amountTiyin, vatTiyin, vatPercent } = order;
    const sold = { title: soldAs(order.plan), amountTiyin, vatTiyin, vatPercent, codes, stir: seller?.stir };
    await sendReceipt(payment, sold, signal);
    await keep({ sent_at: clock().toISOString() });
    url = await receiptOf(payment, signal);
  }
  if (url !== undefined) await keep({ qr_code_url: url });
}

import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { AuditSource } from '../../audit/record.ts';
import type { Services } from '../../context/services.ts';
import type { Database } from '../../db/database.ts';
import { orders, payments, subscriptions } from '../../db/schema/index.ts';
import { activate } from '../activate.ts';
import { failPayment, timeOver } from '../failPayment.ts';
import { soldAs } from '../messages/papers.ts';
import { isOpen, lockNumbered, lockPayment, paymentsOf, paymeMs } from '../orders.ts';
import type { Order, Payment } from '../orders.ts';
import { finishRefund } from '../refund.ts';
import { refuse } from './answers.ts';
import type { PaymeAnswer } from './answers.ts';
import type { PaymeCall } from './calls.ts';
import { cancelled, created, performed, told } from './debits.ts';

/** What a method works with: all of it in one transaction, under the order's lock. */
export interface PaymeScene {
  transaction: Database;
  payments: Services['payments'];
  source: AuditSource;
}

/** What a method answers, and what it was about. */
export interface PaymeOutcome {
  answer: PaymeAnswer;
  order?: Order | undefined;
  payment?: Payment | undefined;
}

type Params<Method> = Extract<PaymeCall, { method: Method }>['params'];

/** Whether an order may be paid, and by this sum. */
function faultOf(order: Order | undefined, amount: number, now: Date): PaymeAnswer | undefined {
  if (order?.method !== 'payme') return refuse(-31_050, 'order_id');
  if (order.amountTiyin !== amount) return refuse(-31_001);
  return isOpen(order, now) ? undefined : refuse(-31_008);
}

const isOver = (payment: Payment, now: Date) => now.getTime() - (payment.providerTime ?? 0) > paymeMs;

/** Ends a debit that was begun too long ago: that stays, though the call is refused. */
async function endInTime({ transaction, source }: PaymeScene, found: { order: Order; payment: Payment }) {
  await failPayment(transaction, found, { reason: timeOver }, source);
  return { answer: refuse(-31_008), ...found };
}

/** May it be paid? */
export async function checkPerform(
  { transaction, payments: ways, source }: PaymeScene,
  { amount, account }: Params<'CheckPerformTransaction'>,
): Promise<PaymeOutcome> {
  const order = await lockNumbered(transaction, account.order_id);
  const fault = faultOf(order, amount, source.now);
  if (fault || !order) return { answer: fault ?? refuse(-31_050, 'order_id'), order };
  const tried = await paymentsOf(transaction, order.id);
  if (tried.some(({ state }) => state === 'created')) return { answer: refuse(-31_008), order };
  const { fiscal, vatPercent } = ways;
  const item = fiscal && {
    title: soldAs(order.plan),
    price: order.amountTiyin,
    count: 1,
    code: fiscal.ikpu,
    package_code: fiscal.packageCode,
    vat_percent: vatPercent,
    ...(fiscal.units !== undefined && { units: fiscal.units }),
  };
  return { answer: { result: { allow: true, ...(item && { detail: { receipt_type: 0, items: [item] } }) } }, order };
}

/** A debit is begun. */
export async function create(scene: PaymeScene, params: Params<'CreateTransaction'>): Promise<PaymeOutcome> {
  const { transaction, source } = scene;
  const { id, time, amount, account } = params;
  const known = await lockPayment(transaction, 'payme', id);
  if (known) {
    const { order, payment } = known;
    if (payment.state !== 'created' || order.number !== account.order_id) return { answer: refuse(-31_008), ...known };
    return isOver(payment, source.now) ? endInTime(scene, known) : { answer: created(payment), ...known };
  }
  const order = await lockNumbered(transaction, account.order_id);
  const fault = faultOf(order, amount, source.now);
  if (fault || !order) return { answer: fault ?? refuse(-31_050, 'order_id'), order };
  if (source.now.getTime() - time > paymeMs) return { answer: refuse(-31_008), order };
  const [payment] = await transaction
    .insert(payments)
    .values({
      orderId: order.id,
      provider: 'payme',
      providerId: id,
      amountTiyin: amount,
      state: 'created',
      providerTime: time,
      createdAt: source.now,
    })
    // Another debit of this order, or this one a moment ago: the database decides which was first.
    .onConflictDoNothing()
    .returning();
  if (payment) return { answer: created(payment), order, payment };
  const again = await lockPayment(transaction, 'payme', id);
  const isSame = again?.payment.state === 'created' && again.order.id === order.id;
  return isSame ? { answer: created(again.payment), ...again } : { answer: refuse(-31_008), order };
}

/** The money is there. */
export async function perform(scene: PaymeScene, { id }: Params<'PerformTransaction'>): Promise<PaymeOutcome> {
  const { transaction, payments: ways, source } = scene;
  const known = await lockPayment(transaction, 'payme', id);
  if (!known) return { answer: refuse(-31_003) };
  const { order, payment } = known;
  if (payment.state === 'performed') return { answer: performed(payment), ...known };
  if (payment.state !== 'created' || order.status !== 'pending') return { answer: refuse(-31_008), ...known };
  if (isOver(payment, source.now)) return endInTime(scene, known);
  await activate(transaction, { ...known, method: ways.adapters.payme?.name.ru ?? 'Payme' }, source);
  return { answer: performed({ ...payment, performedAt: source.now }), ...known };
}

/** A debit came to nothing, or the money went back. */
export async function cancel(scene: PaymeScene, { id, reason }: Params<'CancelTransaction'>): Promise<PaymeOutcome> {
  const { transaction, source } = scene;
  const known = await lockPayment(transaction, 'payme', id);
  if (!known) return { answer: refuse(-31_003) };
  const { order, payment } = known;
  const now = { ...payment, cancelledAt: source.now };
  if (payment.state === 'created') {
    await failPayment(transaction, known, { reason }, source);
    return { answer: cancelled({ ...now, state: 'cancelled' }), ...known };
  }
  if (payment.state !== 'performed') return { answer: cancelled(payment), ...known };
  if (order.status !== 'refunding' && (await isUsed(transaction, order))) return { answer: refuse(-31_007), ...known };
  await finishRefund(transaction, { ...known, reason }, source);
  return { answer: cancelled({ ...now, state: 'cancelled_after' }), ...known };
}

/** Whether somebody published on what was bought: held, so that nobody does meanwhile. */
async function isUsed(transaction: Database, { id }: Order): Promise<boolean> {
  const [bought] = await transaction.select().from(subscriptions).where(eq(subscriptions.orderId, id)).for('update');
  return bought !== undefined && bought.postingsUsed > 0;
}

/** How does it stand? */
export async function check({ transaction }: PaymeScene, { id }: Params<'CheckTransaction'>): Promise<PaymeOutcome> {
  const known = await lockPayment(transaction, 'payme', id);
  return known ? { answer: { result: told(known.payment) }, ...known } : { answer: refuse(-31_003) };
}

/** Everything of a time, by Payme's own clock. */
export async function statement(
  { transaction }: PaymeScene,
  { from, to }: Params<'GetStatement'>,
): Promise<PaymeOutcome> {
  const rows = await transaction
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, 'payme'), gte(payments.providerTime, from), lte(payments.providerTime, to)))
    .orderBy(asc(payments.providerTime), asc(payments.number));
  const transactions = rows.map(({ payment, number }) => ({
    id: payment.providerId,
    time: payment.providerTime,
    amount: payment.amountTiyin,
    account: { order_id: number },
    ...told(payment),
    receivers: null,
  }));
  return { answer: { result: { transactions } } };
}

/** The tax office has a receipt. */
export async function setFiscal(
  { transaction }: PaymeScene,
  { id, type, fiscal_data: receipt }: Params<'SetFiscalData'>,
): Promise<PaymeOutcome> {
  const known = await lockPayment(transaction, 'payme', id);
  if (!known) return { answer: refuse(-32_001) };
  const fiscal = { ...known.payment.fiscal, [type]: receipt };
  await transaction.update(payments).set({ fiscal }).where(eq(payments.id, known.payment.id));
  return { answer: { result: { success: true } }, ...known };
}

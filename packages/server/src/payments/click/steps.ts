import { eq } from 'drizzle-orm';
import type { ClickFields } from '../../adapters/payments/click/signature.ts';
import type { AuditSource } from '../../audit/record.ts';
import type { Services } from '../../context/services.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import { activate } from '../activate.ts';
import { failPayment } from '../failPayment.ts';
import { isOpen, lockNumbered, lockPayment } from '../orders.ts';
import type { Order, Payment } from '../orders.ts';
import { finishRefund } from '../refund.ts';
import type { ClickOutcome } from './answers.ts';

/** What a step works with: all of it in one transaction, under the order's lock. */
interface ClickScene {
  transaction: Database;
  payments: Services['payments'];
  source: AuditSource;
}

/** A sum as Click spells it, in tiyin; NaN where it has parts of one. */
function tiyinOf(amount = ''): number {
  const [whole = '', part = ''] = amount.split('.');
  return /[^0]/.test(part.slice(2)) ? NaN : Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

const isPaid = ({ status }: Order) => status === 'paid' || status === 'refunding';

/** Click's order, and its debit where it is known. One that is another order's is none of this one. */
async function find({ transaction }: ClickScene, fields: ClickFields) {
  const order = await lockNumbered(transaction, fields.merchant_trans_id ?? '');
  if (order?.method !== 'click') return undefined;
  const known = await lockPayment(transaction, 'click', fields.click_trans_id ?? '');
  return {
    order,
    payment: known?.order.id === order.id ? known.payment : undefined,
    isForeign: known?.order.id !== order.id && known !== undefined,
  };
}

/** May the debit be made? */
export async function prepare(scene: ClickScene, fields: ClickFields): Promise<ClickOutcome> {
  const { transaction, source } = scene;
  const found = await find(scene, fields);
  if (!found) return { error: -5 };
  const { order, payment } = found;
  if (Number(fields.error) < 0) return { error: -9, ...found };
  if (isPaid(order)) return { error: -4, ...found };
  if (order.status !== 'pending' || (payment && payment.state !== 'created')) return { error: -9, ...found };
  if (!payment && !isOpen(order, source.now)) return { error: -9, ...found };
  if (tiyinOf(fields.amount) !== order.amountTiyin) return { error: -2, ...found };
  if (payment) return { error: 0, ...found };
  if (found.isForeign) return { error: -7, order };
  const [made] = await transaction
    .insert(payments)
    .values({
      orderId: order.id,
      provider: 'click',
      providerId: fields.click_trans_id ?? '',
      providerRef: fields.click_paydoc_id ?? null,
      amountTiyin: order.amountTiyin,
      state: 'created',
      createdAt: source.now,
    })
    .onConflictDoNothing()
    .returning();
  return made ? { error: 0, order, payment: made } : { error: -7, order };
}

/** The debit was made, or came to nothing. */
export async function complete(scene: ClickScene, fields: ClickFields): Promise<ClickOutcome> {
  const found = await find(scene, fields);
  if (!found) return { error: -5 };
  const { order, payment } = found;
  if (!payment || String(payment.number) !== fields.merchant_prepare_id) return { error: -6, order };
  const error = Number(fields.error);
  if (error < 0) {
    await takeBack(scene, { order, payment }, { reason: error, note: fields.error_note });
    return { error: -9, order, payment };
  }
  if (payment.state === 'performed' || (isPaid(order) && payment.state === 'created'))
    return { error: -4, order, payment };
  if (payment.state !== 'created' || order.status !== 'pending') return { error: -9, order, payment };
  if (tiyinOf(fields.amount) !== order.amountTiyin) return { error: -2, order, payment };
  const { transaction, payments: ways, source } = scene;
  const providerRef = fields.click_paydoc_id ?? payment.providerRef;
  await transaction.update(payments).set({ providerRef }).where(eq(payments.id, payment.id));
  await activate(transaction, { order, payment, method: ways.adapters.click?.name.ru ?? 'Click' }, source);
  return { error: 0, order, payment };
}

/** Click says that no money moved, or that it moved back. */
async function takeBack(
  { transaction, source }: ClickScene,
  known: { order: Order; payment: Payment },
  why: { reason: number; note: string | undefined },
): Promise<void> {
  if (known.payment.state === 'performed') await finishRefund(transaction, { ...known, reason: why.reason }, source);
  else if (known.payment.state === 'created') await failPayment(transaction, known, why, source);
}

import { and, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/schema/index.ts';

export type Order = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;

const minuteMs = 60 * 1000;
export const dayMs = 24 * 60 * minuteMs;
/** For so long a payment that its provider began keeps its order: as long as Payme may still perform it. */
export const paymeMs = 12 * 60 * minuteMs;
/** Between the two calls of Click a debit takes seconds. */
export const clickMs = 15 * minuteMs;

/** Whether somebody may be paying just now. */
export function isLive({ provider, state, createdAt }: Payment, now: Date): boolean {
  const patience = { payme: paymeMs, click: clickMs, invoice: 0 }[provider];
  return state === 'created' && now.getTime() - createdAt.getTime() < patience;
}

/** Takes an order for oneself: everything about its money is done under this lock. */
export async function lockOrder(transaction: Database, isIt: SQL | undefined): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(isIt).for('update');
  return order;
}

/** The same by the number that providers and people know. */
export async function lockNumbered(transaction: Database, number: string): Promise<Order | undefined> {
  return /^\d{8}$/.test(number) ? lockOrder(transaction, eq(orders.number, number)) : undefined;
}

/** What was tried to pay for an order, the newest first. */
export function paymentsOf(db: Database, orderId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.number));
}

/** Whether an order may be paid: it waits, and its time is not over. */
export const isOpen = ({ status, expiresAt }: Order, now: Date): boolean => status === 'pending' && expiresAt > now;

/** Finds a provider's payment, and locks its order before it is read. */
export async function lockPayment(
  transaction: Database,
  provider: Payment['provider'],
  providerId: string,
): Promise<{ order: Order; payment: Payment } | undefined> {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
  const [known] = await transaction.select({ orderId: payments.orderId }).from(payments).where(isIt);
  const order = known && (await lockOrder(transaction, eq(orders.id, known.orderId)));
  const [payment] = order ? await transaction.select().from(payments).where(isIt) : [];
  return order && payment && { order, payment };
}

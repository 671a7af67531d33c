import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Payments } from '../adapters/payments/payments.ts';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { invoiceCounters, invoices, orders, payments } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { activate } from './activate.ts';
import { lockNumbered } from './orders.ts';
import type { Order } from './orders.ts';
import { tellOfOrder } from './tell.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** 192 random bits in 32 characters. */
const tokenBytes = 24;

/** Issues the invoice of a new order. Numbers of a year have no gaps: who takes one holds the others up. */
export async function issueInvoice(
  transaction: Database,
  { seller }: Pick<Payments, 'seller'>,
  order: Order,
  now: Date,
): Promise<void> {
  if (!seller || !order.payer) throw new Problem('methodUnavailable');
  const year = now.getUTCFullYear();
  const [taken] = await transaction
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  const number = `${year}-${String(taken?.last).padStart(6, '0')}`;
  await transaction.insert(invoices).values({
    orderId: order.id,
    number,
    token: randomBytes(tokenBytes).toString('base64url'),
    seller,
    payer: order.payer,
    issuedAt: now,
    dueAt: order.expiresAt,
  });
  await tellOfOrder(transaction, order, 'invoice_issued', now, { data: { invoice: number } });
}

/** Notes that whoever has the link has seen it. */
export async function noteOpened(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(invoices)
    .set({ openedAt: now })
    .where(and(eq(invoices.token, token), isNull(invoices.openedAt)));
}

interface Arrival {
  number: string;
  /** The day of the bank's paper, `2026-01-31`. */
  paidOn: string;
  documentNumber: string;
  /** What came, in whole units. */
  amount: number;
  /** Why a sum that differs, or one that comes late, is taken. */
  reason: string | undefined;
  by: string;
}

/**
 * Says that the money of an invoice came: that pays its order. @throws Problem unknownOrder, methodUnavailable for what
 * is no invoice, orderClosed, sumDiffers until a reason stands
 */
export async function markPaid(
  { db, payments: ways }: Pick<Services, 'db' | 'payments'>,
  { number, paidOn, documentNumber, amount, reason, by }: Arrival,
  source: AuditSource,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockNumbered(transaction, number);
    if (!order) throw new Problem('unknownOrder');
    if (order.method !== 'invoice') throw new Problem('methodUnavailable');
    // Money that comes late is taken with a reason.
    const isLate = order.status === 'expired' && reason !== undefined;
    if (order.status !== 'pending' && !isLate) throw new Problem('orderClosed');
    const amountTiyin = Math.round(amount * 100);
    if (amountTiyin !== order.amountTiyin && reason === undefined) throw new Problem('sumDiffers');
    const [payment] = await transaction
      .insert(payments)
      .values({
        orderId: order.id,
        provider: 'invoice',
        providerId: order.number,
        providerRef: documentNumber,
        amountTiyin,
        state: 'created',
        createdAt: source.now,
      })
      .returning();
    if (!payment) throw new Problem('orderClosed');
    await transaction
      .update(invoices)
      .set({ documentNumber, paidOn, markedBy: by })
      .where(eq(invoices.orderId, order.id));
    await record(transaction, source, {
      action: 'order.marked_paid',
      entityType: 'order',
      entityId: order.id,
      entityTitle: order.number,
      changes: { document: [null, documentNumber], amount: [order.amountTiyin, amountTiyin] },
      reason,
    });
    await activate(transaction, { order, payment, method: ways.adapters.invoice?.name.ru ?? 'invoice' }, source);
  });
}

/** Who guesses links is stopped after so many an hour. */
const guesses = { max: 20, seconds: 3600 };

/**
 * An invoice with its order, by its link: its page and its file are one thing to guess. @throws Problem unknownInvoice,
 * tooOften
 */
export async function openShared(
  db: Database,
  token: string,
  { address, now }: { address: string; now: Date },
): Promise<{ invoice: InvoiceRow; order: Order }> {
  const found = await findShared(db, token);
  if (found) return found;
  // Many share an address: who guesses there must not shut out who pays.
  await countTry(db, [{ bucket: `invoices-from:${address}`, ...guesses }], now);
  throw new Problem('unknownInvoice');
}

async function findShared(db: Database, token: string): Promise<{ invoice: InvoiceRow; order: Order } | undefined> {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [found] = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.token, token));
  return found;
}

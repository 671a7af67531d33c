import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './identity.ts';
import { pricingPlans, subscriptions } from './publishing.ts';
import type { OrderedPlan } from './publishing.ts';
import { currencies } from './reference.ts';

const methods = ['payme', 'click', 'invoice'] as const;
const orderStatus = ['pending', 'paid', 'refunding', 'refunded', 'cancelled', 'expired'] as const;
const paymentState = ['created', 'performed', 'cancelled', 'cancelled_after'] as const;

/** Who is named on a paper about money. */
export interface Requisites {
  name: string;
  stir: string;
  mfo: string;
  account: string;
  bank: string;
  address: string;
}

/** Why a try to pay came to nothing: by the provider's own number; its note is for operators. */
export interface PaymentFailure {
  provider: (typeof methods)[number];
  reason: number;
  note?: string;
}

/** Plans that are bought: one plan, one way to pay, one sum, as they were when it was made. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What people and providers call it. */
    number: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Whom the paper names as the payer; it lends the subscription to nobody. */
    companyId: uuid().references(() => companies.id),
    planId: uuid()
      .notNull()
      .references(() => pricingPlans.id),
    plan: jsonb().$type<OrderedPlan>().notNull(),
    method: text({ enum: methods }).notNull(),
    status: text({ enum: orderStatus }).notNull().default('pending'),
    amountTiyin: bigint({ mode: 'number' }).notNull(),
    vatPercent: smallint().notNull(),
    vatTiyin: bigint({ mode: 'number' }).notNull(),
    currency: text()
      .notNull()
      .references(() => currencies.code),
    /** The subscription at whose end the bought one begins. */
    renews: uuid().references(() => subscriptions.id),
    payer: jsonb().$type<Requisites>(),
    /** A page of this site to go back to. */
    redirect: text(),
    failure: jsonb().$type<PaymentFailure>(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    cancelledAt: moment(),
    refundAt: moment(),
    refundedAt: moment(),
    /** The operator who gives the money back, and why. */
    refundBy: text(),
    refundReason: text(),
  },
  (table) => [
    check('orders_number', sql`${table.number} ~ '^[0-9]{8}$'`),
    check('orders_amount', sql`${table.amountTiyin} > 0`),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_ending')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** What a provider does about an order: a debit that was begun, done or taken back. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** What we call it towards providers. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 70_001 }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: methods }).notNull(),
    /** What the provider calls it; an invoice's is the order's number. */
    providerId: text().notNull(),
    /** Its name elsewhere: Click's paper, the bank's document. */
    providerRef: text(),
    amountTiyin: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: paymentState }).notNull(),
    /** The provider's own clock, in milliseconds. */
    providerTime: bigint({ mode: 'number' }),
    createdAt: moment().notNull(),
    performedAt: moment(),
    cancelledAt: moment(),
    reason: integer(),
    /** The receipts of the tax office, of the payment and of its return. */
    fiscal: jsonb().$type<Record<string, Record<string, unknown>>>(),
  },
  (table) => [
    unique('payments_once').on(table.provider, table.providerId),
    uniqueIndex('payments_performed')
      .on(table.orderId)
      .where(sql`${table.state} = 'performed'`),
    uniqueIndex('payments_created')
      .on(table.orderId)
      .where(sql`${table.provider} = 'payme' and ${table.state} = 'created'`),
    index('payments_order').on(table.orderId),
    index('payments_time').on(table.provider, table.providerTime),
  ],
);

/** What providers asked and were answered, without secrets. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    provider: text({ enum: methods }).notNull(),
    orderId: uuid().references(() => orders.id),
    paymentId: uuid().references(() => payments.id),
    method: text().notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    ms: integer().notNull(),
  },
  (table) => [index('payment_events_order').on(table.orderId, table.id), index('payment_events_at').on(table.at)],
);

/** The last number of the invoices of a year: whoever locks its row takes the next one. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Invoices: as they were issued, whatever becomes of the company or the seller. */
export const invoices = pgTable('invoices', {
  id: id(),
  orderId: uuid()
    .notNull()
    .unique()
    .references(() => orders.id),
  number: text().notNull().unique(),
  /** Opens it without an account; kept as it is, since its address is shown again. */
  token: text().notNull().unique(),
  seller: jsonb().$type<Requisites>().notNull(),
  payer: jsonb().$type<Requisites>().notNull(),
  issuedAt: moment().notNull(),
  dueAt: moment().notNull(),
  /** When the link was first followed. */
  openedAt: moment(),
  /** The bank's paper by which it was paid, and who said so. */
  documentNumber: text(),
  paidOn: date(),
  markedBy: text(),
});

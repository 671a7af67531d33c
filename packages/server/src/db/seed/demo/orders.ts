import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import type { Requisites } from '../../schema/index.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const vatPercent = 12;

const seller: Requisites = {
  name: 'ООО «Kasb» (демо)',
  stir: '309876543',
  mfo: '01088',
  account: '20208000905123456001',
  bank: 'АКБ «Капиталбанк»',
  address: 'Ташкент, Мирабадский район, ул. Афросиаб, 12',
};
const payer: Requisites = {
  name: 'ООО «Samarqand Textile»',
  stir: '301234567',
  mfo: '00264',
  account: '20208000300987654001',
  bank: 'АКБ «Асака», Самаркандский филиал',
  address: 'Самарканд, ул. Буюк Ипак Йули, 45',
};

type OrderRow = typeof schema.orders.$inferInsert;
type PaymentRow = typeof schema.payments.$inferInsert;

interface DemoOrder {
  number: string;
  plan: string;
  method: OrderRow['method'];
  /** Hours since it was made. */
  ago: number;
  more: (at: (minutes: number) => Date) => Partial<OrderRow>;
  payment?: (at: (minutes: number) => Date) => Partial<PaymentRow> & Pick<PaymentRow, 'state'>;
  /** It gave the subscription that the demo has. */
  isCurrent?: boolean;
}

const done = (at: (minutes: number) => Date) => ({ state: 'performed' as const, performedAt: at(2) });

const list: readonly DemoOrder[] = [
  {
    number: '48172093',
    plan: 'Бизнес',
    method: 'payme',
    ago: 10 * 24,
    more: (at) => ({ status: 'paid', paidAt: at(2) }),
    payment: done,
    isCurrent: true,
  },
  { number: '73026618', plan: 'Бизнес', method: 'invoice', ago: 50, more: () => ({ payer }) },
  {
    number: '55270131',
    plan: 'Старт',
    method: 'payme',
    ago: 3,
    more: () => ({ failure: { provider: 'payme', reason: 2 } }),
    payment: (at) => ({ state: 'cancelled', cancelledAt: at(1), reason: 2 }),
  },
  { number: '90311846', plan: 'Старт', method: 'click', ago: 1, more: () => ({}) },
  {
    number: '29843350',
    plan: 'Старт',
    method: 'click',
    ago: 90 * 24,
    more: (at) => ({
      status: 'refunded',
      paidAt: at(2),
      refundAt: at(60),
      refundedAt: at(62),
      refundBy: 'Нодира Юнусова',
      refundReason: 'Оплачено дважды',
    }),
    payment: (at) => ({ state: 'cancelled_after', performedAt: at(2), cancelledAt: at(62) }),
  },
  {
    number: '11904475',
    plan: 'Бизнес',
    method: 'click',
    ago: 40 * 24,
    more: (at) => ({ status: 'expired', cancelledAt: at(24 * 60) }),
  },
];

/** Writes what the demo's first employer ordered: one of each fate, and an invoice. */
export async function seedOrders(db: Database, userId: string, now: Date): Promise<void> {
  const plans = await db.select().from(schema.pricingPlans);
  for (const demo of list) {
    const plan = plans.find(({ name, billingPeriod }) => name === demo.plan && billingPeriod === 'monthly');
    if (!plan) continue;
    const { name, nameUz, billingPeriod, postingsLimit, features, featuresUz, currency } = plan;
    const at = (minutes: number) => new Date(now.getTime() - demo.ago * hourMs + minutes * 60_000);
    const amountTiyin = plan.price * 100;
    const lasts = demo.method === 'invoice' ? 14 * dayMs : dayMs;
    const [order] = await db
      .insert(schema.orders)
      .values({
        number: demo.number,
        userId,
        planId: plan.id,
        plan: { name, nameUz, billingPeriod, postingsLimit, features, featuresUz },
        method: demo.method,
        amountTiyin,
        vatPercent,
        vatTiyin: Math.round((amountTiyin * vatPercent) / (100 + vatPercent)),
        currency,
        createdAt: at(0),
        expiresAt: new Date(at(0).getTime() + lasts),
        ...demo.more(at),
      })
      .returning();
    if (!order) continue;
    if (demo.payment)
      await db.insert(schema.payments).values({
        orderId: order.id,
        provider: demo.method,
        providerId: `demo${demo.number}`,
        amountTiyin,
        providerTime: at(1).getTime(),
        createdAt: at(1),
        ...demo.payment(at),
      });
    if (demo.method === 'invoice') await seedInvoice(db, order);
    if (demo.isCurrent)
      await db.update(schema.subscriptions).set({ orderId: order.id }).where(eq(schema.subscriptions.userId, userId));
  }
}

async function seedInvoice(
  db: Database,
  { id, createdAt, expiresAt }: Pick<typeof schema.orders.$inferSelect, 'id' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const year = createdAt.getUTCFullYear();
  const [taken] = await db
    .insert(schema.invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: schema.invoiceCounters.year, set: { last: sql`${schema.invoiceCounters.last} + 1` } })
    .returning();
  await db.insert(schema.invoices).values({
    orderId: id,
    number: `${year}-${String(taken?.last ?? 1).padStart(6, '0')}`,
    token: randomBytes(24).toString('base64url'),
    seller,
    payer,
    issuedAt: createdAt,
    dueAt: expiresAt,
  });
}

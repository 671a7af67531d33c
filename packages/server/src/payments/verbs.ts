import { cancelOrder, getInvoice, getOrder, getSharedInvoice, listOrders, listPaymentMethods } from '@kasb/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { invoices, orders } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { cancelOrderOf } from './cancelOrder.ts';
import { createOrder } from './createOrder.ts';
import { noteOpened, openShared } from './invoice.ts';
import type { Order } from './orders.ts';
import { invoiceAnswer, orderAnswer, orderAnswers } from './wire.ts';

/** What people buy, and with what they pay. */
export const paymentVerbs = [
  verb(listPaymentMethods, async ({ payments, language }) => ({
    items: Object.values(payments.adapters).map(({ id, name, currencies, isDemo }) => ({
      id,
      name: name[language],
      currencies: [...currencies],
      is_demo: isDemo,
    })),
    vat_percent: payments.vatPercent,
    offer_url: payments.offerUrl ?? null,
  })),

  createOrder,

  verb(listOrders, async (context, { query }) => {
    const { db, headers } = context;
    const isOwn = eq(orders.userId, personOf(context).id);
    const { after, take } = pageStart(query);
    const isAfter = after && sql`(${orders.createdAt}, ${orders.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const rows = await db
      .select({ order: orders, at: sql<string>`${orders.createdAt}::text` })
      .from(orders)
      .where(and(isOwn, isAfter))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(take);
    const total = await db.$count(orders, isOwn);
    const found = {
      total,
      rows,
      positionOf: ({ at, order }: (typeof rows)[number]): [string, string] => [at, order.id],
    };
    const page = finishPage(listOrders, headers, { query }, found);
    return {
      items: await orderAnswers(
        context,
        page.map(({ order }) => order),
      ),
    };
  }),

  verb(getOrder, async (context, { params: { number } }) => orderAnswer(context, await findOwn(context, number))),

  verb(cancelOrder, async (context, { params: { number } }) => {
    await cancelOrderOf(context.db, { number, userId: personOf(context).id }, context);
    return orderAnswer(context, await findOwn(context, number));
  }),

  verb(getInvoice, async (context, { params: { number } }) => {
    const isOwn = and(eq(orders.number, number), eq(orders.userId, personOf(context).id));
    const [found] = await context.db
      .select({ invoice: invoices, order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(isOwn);
    if (!found) throw new Problem('unknownInvoice');
    return invoiceAnswer(context, found);
  }),

  verb(getSharedInvoice, async (context, { params: { token } }) => {
    const { db, now } = context;
    const found = await openShared(db, token, context);
    await noteOpened(db, token, now);
    return invoiceAnswer(context, found);
  }),
];

/** An own order. @throws Problem unknownOrder */
async function findOwn(context: Pick<Context, 'actor' | 'db'>, number: string): Promise<Order> {
  const isOwn = and(eq(orders.number, number), eq(orders.userId, personOf(context).id));
  const [order] = await context.db.select().from(orders).where(isOwn);
  if (!order) throw new Problem('unknownOrder');
  return order;
}

import type { getOperatorOrder, WireAnswerOf } from '@kasb/contract';
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { companies, invoices, orders, paymentEvents, users } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { maskPhone } from '../text/maskPhone.ts';
import type { ListedOrder } from './findOrders.ts';
import { unitsOf } from './money.ts';
import { orderAnswer } from './wire.ts';

/** As many calls of a provider as tell what went wrong. */
const mostEvents = 20;

/** A row of the list. */
export const listedAnswer =
  ({ language }: Pick<Context, 'language'>) =>
  ({ plan, amount_tiyin: tiyin, ...row }: ListedOrder) => ({
    number: row.number,
    status: row.status,
    method: row.method,
    has_failed: row.has_failed,
    plan: { name: nameIn(language, plan), billing_period: plan.billingPeriod },
    amount: unitsOf(Number(tiyin)),
    currency: row.currency,
    created_at: isoTime(row.created_at),
    person: row.person,
    company: row.company,
    invoice: row.invoice,
  });

/** An order with all that this operator may know of it. @throws Problem unknownOrder */
export async function readOrder(
  context: Pick<Context, 'actor' | 'db' | 'language' | 'now' | 'origin' | 'payments' | 'requestOrigin'>,
  number: string,
): Promise<WireAnswerOf<typeof getOperatorOrder>> {
  const { db } = context;
  const [found] = await db
    .select({ order: orders, person: users, company: companies, invoice: invoices })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.number, number));
  if (!found) throw new Problem('unknownOrder');
  const { order, person, company, invoice } = found;
  const { payment_url: _ofWhoPays, redirect: _whereTo, ...answer } = await orderAnswer(context, order);
  return {
    ...answer,
    person: { id: person.id, name: `${person.firstName} ${person.lastName}`, phone: maskPhone(person.phone) },
    company: companyOf(order.payer, company),
    opened_at: invoice?.openedAt?.toISOString() ?? null,
    document_number: invoice?.documentNumber ?? null,
    refund: order.refundAt && {
      at: order.refundAt.toISOString(),
      by: order.refundBy,
      reason: order.refundReason,
      error: order.status === 'refunding' ? (order.failure?.note ?? null) : null,
    },
    twice: await twiceOf(db, order),
    refunds_itself: context.payments.adapters[order.method]?.refund !== undefined,
    events: operatorOf(context).role === 'admin' ? await eventsOf(db, order.id) : [],
  };
}

/** Who the paper names, else the company that was chosen. */
function companyOf(payer: typeof orders.$inferSelect.payer, company: typeof companies.$inferSelect | null) {
  if (!payer && !company) return null;
  return { id: company?.id ?? null, name: payer?.name ?? company?.name ?? null, stir: payer?.stir ?? company?.stir };
}

/** Another order of the person's, for the same plan, that was paid while this one could be paid too. */
async function twiceOf(db: Database, { id, userId, planId, createdAt, paidAt }: typeof orders.$inferSelect) {
  if (!paidAt) return null;
  const [other] = await db
    .select({ number: orders.number, paidAt: orders.paidAt })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.planId, planId),
        ne(orders.id, id),
        gte(orders.paidAt, createdAt),
        lte(orders.createdAt, paidAt),
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(1);
  if (!other?.paidAt) return null;
  return { number: other.number, at: (other.paidAt > paidAt ? other.paidAt : paidAt).toISOString() };
}

async function eventsOf(db: Database, orderId: string) {
  const events = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(asc(paymentEvents.id))
    .limit(mostEvents);
  return events.map(({ at, method, request, answer }) => ({
    at: at.toISOString(),
    method,
    request: JSON.stringify(request),
    answer: JSON.stringify(answer),
  }));
}

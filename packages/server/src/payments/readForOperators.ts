import type {
  getOperatorOrder,
  listOperatorOrders,
  OperatorOrderState,
  OrderStatus,
  PaymentMethodId,
  QueryOf,
  WireAnswerOf,
} from '@kasb/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { companies, invoices, orders, paymentEvents, users } from '../db/schema/index.ts';
import type { OrderedPlan } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { unitsOf } from './money.ts';
import { orderAnswer } from './wire.ts';

/** An order of the operators' list, as the database tells it. */
export interface ListedOrder extends Record<string, unknown> {
  id: string;
  number: string;
  status: OrderStatus;
  method: PaymentMethodId;
  has_failed: boolean;
  plan: OrderedPlan;
  amount_tiyin: string;
  currency: string;
  created_at: string;
  person: string;
  company: string | null;
  invoice: string | null;
}

/** Fewer letters of a name are in too many. */
const fewestLetters = 3;
/** As many calls of a provider as tell what went wrong. */
const mostEvents = 20;
const hasFailed = sql`(orders.failure is not null and orders.status in ('pending', 'expired'))`;

const states: Record<OperatorOrderState, SQL> = {
  waiting: sql`orders.status = 'pending' and orders.failure is null`,
  paid: sql`orders.status = 'paid'`,
  failed: hasFailed,
  refunds: sql`orders.status in ('refunding', 'refunded')`,
};

/** What is typed: the number of an order, of an invoice or of a taxpayer, a sum, a part of a phone, of a name. */
function isFound(search: string): SQL {
  const digits = search.replace(/\D/g, '');
  const isName = sql`strpos(lower(users.first_name || ' ' || users.last_name), lower(${search})) > 0
    or strpos(lower(coalesce(companies.name, '')), lower(${search})) > 0
    or strpos(lower(coalesce(orders.payer->>'name', '')), lower(${search})) > 0`;
  if (!/^[\d\s()+-]+$/.test(search)) return search.length < fewestLetters ? sql`false` : sql`(${isName})`;
  return digits.length < fewestLetters
    ? sql`false`
    : sql`(orders.number = ${digits} or invoices.number = ${search} or companies.stir = ${digits}
        or orders.payer->>'stir' = ${digits} or strpos(users.phone, ${digits}) > 0
        or orders.amount_tiyin = ${`${digits}00`}::numeric)`;
}

/** The first moment of a day in Tashkent. */
const startOf = (day: string) => sql`${`${day}T00:00:00+05:00`}::timestamptz`;

/** A page of the orders that are asked for, newest first, and how many there are. */
export function findOrders(
  db: Database,
  { search, state, method, from, to }: QueryOf<typeof listOperatorOrders>,
  { after, take }: PageStart,
) {
  const joined = sql`orders join users on users.id = orders.user_id
    left join companies on companies.id = orders.company_id left join invoices on invoices.order_id = orders.id`;
  const isWanted = sql.join(
    [
      search ? isFound(search) : sql`true`,
      ...(state ? [states[state]] : []),
      ...(method ? [sql`orders.method = ${method}`] : []),
      ...(from ? [sql`orders.created_at >= ${startOf(from)}`] : []),
      ...(to ? [sql`orders.created_at < ${startOf(to)} + interval '1 day'`] : []),
    ],
    sql` and `,
  );
  const isAfter = after
    ? sql`and (orders.created_at, orders.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  return db.execute<CountedRow<ListedOrder>>(sql`
    with counted as (select count(*)::int as total from ${joined} where ${isWanted})
    select counted.total, page.* from counted left join (
      select orders.id, orders.number, orders.status, orders.method, ${hasFailed} as has_failed, orders.plan,
        orders.amount_tiyin, orders.currency, orders.created_at::text as created_at,
        users.first_name || ' ' || users.last_name as person,
        coalesce(orders.payer->>'name', companies.name) as company, invoices.number as invoice
      from ${joined} where ${isWanted} ${isAfter} order by orders.created_at desc, orders.id desc limit ${take}
    ) page on true
    order by page.created_at::timestamptz desc, page.id desc`);
}

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
export async function readOrder(context: Context, number: string): Promise<WireAnswerOf<typeof getOperatorOrder>> {
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
    person: { id: person.id, name: `${person.firstName} ${person.lastName}`, phone: person.phone },
    company: companyOf(order.payer, company),
    opened_at: invoice?.openedAt?.toISOString() ?? null,
    document_number: invoice?.documentNumber ?? null,
    refund: order.refundAt && {
      at: order.refundAt.toISOString(),
      by: order.refundBy,
      reason: order.refundReason,
      error: order.status === 'refunding' ? (order.failure?.note ?? null) : null,
    },
    refunds_itself: context.payments.adapters[order.method]?.refund !== undefined,
    events: operatorOf(context).role === 'admin' ? await eventsOf(db, order.id) : [],
  };
}

/** Who the paper names, else the company that was chosen. */
function companyOf(payer: typeof orders.$inferSelect.payer, company: typeof companies.$inferSelect | null) {
  if (!payer && !company) return null;
  return { id: company?.id ?? null, name: payer?.name ?? company?.name ?? null, stir: payer?.stir ?? company?.stir };
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

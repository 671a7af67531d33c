import type {
  countOperatorOrders,
  listOperatorOrders,
  OperatorOrderState,
  OrderStatus,
  PaymentMethodId,
  QueryOf,
} from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isEndOfPhone } from '../db/isEndOfPhone.ts';
import { isNamed } from '../db/named.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { OrderedPlan } from '../db/schema/index.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { unitsOf } from './money.ts';

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
const hasFailed = sql`(orders.failure is not null and orders.status in ('pending', 'expired'))`;

const states: Record<OperatorOrderState, SQL> = {
  waiting: sql`orders.status = 'pending' and orders.failure is null`,
  paid: sql`orders.status = 'paid'`,
  failed: hasFailed,
  refunds: sql`orders.status in ('refunding', 'refunded')`,
};

/** What is typed: the number of an order, of an invoice or of a taxpayer, a sum, an end of a phone, part of a name. */
function isFound(search: string): SQL {
  const digits = search.replace(/\D/g, '');
  const names = [sql`users.search`, sql`companies.search`, sql`fold_name(orders.payer->>'name')`];
  const isName = sql.join(
    names.map((name) => isNamed(name, search)),
    sql` or `,
  );
  if (!/^[\d\s()+-]+$/.test(search)) return search.length < fewestLetters ? sql`false` : sql`(${isName})`;
  return digits.length < fewestLetters
    ? sql`false`
    : sql`(orders.number = ${digits} or invoices.number = ${search} or companies.stir = ${digits}
        or orders.payer->>'stir' = ${digits} or ${isEndOfPhone(sql`users.phone`, digits)}
        or orders.amount_tiyin = ${`${digits}00`}::numeric)`;
}

/** The first moment of a day in Tashkent. */
const startOf = (day: string) => sql`${`${day}T00:00:00+05:00`}::timestamptz`;

const joined = sql`orders join users on users.id = orders.user_id
  left join companies on companies.id = orders.company_id left join invoices on invoices.order_id = orders.id`;

/** Whether an order is one that is looked for, whatever became of it. */
const isSought = ({ search, method, from, to }: QueryOf<typeof countOperatorOrders>): SQL =>
  sql.join(
    [
      search ? isFound(search) : sql`true`,
      ...(method ? [sql`orders.method = ${method}`] : []),
      ...(from ? [sql`orders.created_at >= ${startOf(from)}`] : []),
      ...(to ? [sql`orders.created_at < ${startOf(to)} + interval '1 day'`] : []),
    ],
    sql` and `,
  );

/** A page of the orders that are asked for, newest first, and how many there are. */
export function findOrders(
  db: Database,
  { state, ...sought }: QueryOf<typeof listOperatorOrders>,
  { after, take }: PageStart,
) {
  const isWanted = state ? sql`${isSought(sought)} and ${states[state]}` : isSought(sought);
  const isAfter = after
    ? sql`and (orders.created_at, orders.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  return rowsOf<CountedRow<ListedOrder>>(db)`
    with counted as (select count(*)::int as total from ${joined} where ${isWanted})
    select counted.total, page.* from counted left join (
      select orders.id, orders.number, orders.status, orders.method, ${hasFailed} as has_failed, orders.plan,
        orders.amount_tiyin, orders.currency, orders.created_at::text as created_at,
        users.first_name || ' ' || users.last_name as person,
        coalesce(orders.payer->>'name', companies.name) as company, invoices.number as invoice
      from ${joined} where ${isWanted} ${isAfter} order by orders.created_at desc, orders.id desc limit ${take}
    ) page on true
    order by page.created_at::timestamptz desc, page.id desc`;
}

/** How many there are of each state, and what was paid today. */
export async function countOrders(db: Database, query: QueryOf<typeof countOperatorOrders>, now: Date) {
  const each = Object.entries(states).map(
    ([name, isIt]) => sql`count(*) filter (where ${isIt})::int as ${sql.raw(name)}`,
  );
  const [found] = await rowsOf<Record<'total' | OperatorOrderState, number>>(
    db,
  )`select count(*)::int as total, ${sql.join(each, sql`, `)} from ${joined} where ${isSought(query)}`;
  const [paid] = await rowsOf<{ count: number; tiyin: string }>(db)`
    select count(*)::int as count, coalesce(sum(amount_tiyin), 0)::text as tiyin from orders
    where currency = 'UZS' and paid_at >=
      date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Asia/Tashkent') at time zone 'Asia/Tashkent'`;
  return { ...found, today: { count: paid?.count ?? 0, amount: unitsOf(Number(paid?.tiyin ?? 0)) } };
}

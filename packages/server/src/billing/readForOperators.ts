import type { listOperatorSubscriptions, QueryOf, SubscriptionStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { isUuid } from '../db/ids.ts';
import { isEndOfPhone } from '../db/isEndOfPhone.ts';
import { isoTime } from '../db/isoTime.ts';
import { isNamed } from '../db/named.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { maskPhone } from '../text/maskPhone.ts';

/** A subscription of the operators' list, as the database tells it. */
export interface ListedSubscription extends Record<string, unknown> {
  id: string;
  person: { id: string; name: string; phone: string };
  plan: { name: string; nameUz: string | null };
  status: SubscriptionStatus;
  started_at: string;
  expires_at: string | null;
  used: number;
  limit: number | null;
  amount_paid: string;
  currency: string;
  payment_method: string | null;
  order_number: string | null;
  created_at: string;
}

/** Fewer letters of a name are in too many. */
const fewestLetters = 3;

/** What is typed: an end of a phone, or a part of a name. */
function isFound(search: string) {
  const digits = search.replace(/\D/g, '');
  if (search.length < fewestLetters) return sql`false`;
  return /^[\d\s()+-]+$/.test(search) ? isEndOfPhone(sql`users.phone`, digits) : isNamed(sql`users.search`, search);
}

/** A page of the subscriptions that are asked for, latest begun first, and how many there are; or the one of an id. */
export async function findSubscriptions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, state, id }: QueryOf<typeof listOperatorSubscriptions> & { id?: string },
  { after, take }: PageStart,
): Promise<CountedRow<ListedSubscription>[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const at = now.toISOString();
  const status = sql`case when cancelled_at is not null then 'cancelled' when started_at > ${at}::timestamptz
    then 'scheduled' when expires_at <= ${at}::timestamptz then 'expired' else 'active' end`;
  const joined = sql`subscriptions join users on users.id = user_id join pricing_plans on pricing_plans.id = plan_id`;
  const isWanted = sql`${id === undefined ? sql`true` : sql`subscriptions.id = ${id}`}
    and ${search ? isFound(search) : sql`true`} and ${state ? sql`${status} = ${state}` : sql`true`}`;
  const isAfter = after
    ? sql`and (started_at, subscriptions.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  return rowsOf<CountedRow<ListedSubscription>>(db)`
    with counted as (select count(*)::int as total from ${joined} where ${isWanted})
    select counted.total, page.* from counted left join (
      select subscriptions.id, jsonb_build_object('id', users.id, 'name', first_name || ' ' || last_name,
          'phone', phone) as person, jsonb_build_object('name', pricing_plans.name, 'nameUz', name_uz) as plan,
        ${status} as status, started_at::text as created_at, started_at, expires_at,
        subscriptions.postings_used as used, subscriptions.postings_limit as "limit", amount_paid,
        subscriptions.currency, payment_method,
        (select number from orders where orders.id = subscriptions.order_id) as order_number
      from ${joined} where ${isWanted} ${isAfter} order by started_at desc, subscriptions.id desc limit ${take}
    ) page on true
    order by page.started_at desc, page.id desc`;
}

/** A row of the list. */
export const listedAnswer =
  ({ language }: Pick<Context, 'language'>) =>
  (row: ListedSubscription) => ({
    id: row.id,
    person: { ...row.person, phone: maskPhone(row.person.phone) },
    plan: nameIn(language, row.plan),
    status: row.status,
    started_at: isoTime(row.started_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
    vacancy_postings_used: row.used,
    vacancy_postings_limit: row.limit,
    amount_paid: Number(row.amount_paid),
    currency: row.currency,
    payment_method: row.payment_method,
    order: row.order_number,
  });

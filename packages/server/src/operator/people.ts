import { normalizePhone } from '@kasb/contract';
import type { getPerson, listPeople, QueryOf, WireAnswerOf } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { deviceOf } from '../auth/device.ts';
import { isActiveOf } from '../billing/subscriptions.ts';
import type { Context } from '../context/context.ts';
import { countListed, lookedThroughFor } from '../db/countListed.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isEndOfPhone } from '../db/isEndOfPhone.ts';
import { isoTime } from '../db/isoTime.ts';
import { isNamedByIndex } from '../db/named.ts';
import { newestFound } from '../db/newestFound.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { subscriptions, users } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import type { PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { maskAddress } from '../text/maskAddress.ts';
import { maskPhone } from '../text/maskPhone.ts';

/** Fewer letters of a name are in too many. */
const fewestLetters = 3;
/** As many codes as tell how the last sign-ins went. */
const mostCodes = 5;

/** Somebody of the list, as the database tells them. */
export interface ListedPerson extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string;
  role: 'candidate' | 'employer';
  companies: string[];
  last_seen_at: string | null;
  blocked_at: string | null;
  created_at: string;
}

const fullName = sql`(users.first_name || ' ' || users.last_name)`;

type Wish = QueryOf<typeof listPeople>;

/** What is typed: an end of a phone, or a part of a name. */
function isFound({ search }: Wish, has = isNamedByIndex) {
  if (!search) return undefined;
  const digits = search.replace(/\D/g, '');
  if (/^[\d\s()+-]+$/.test(search))
    return digits.length < fewestLetters ? sql`false` : isEndOfPhone(sql`phone`, digits);
  return search.length < fewestLetters ? sql`false` : has(sql`users.search`, search);
}

const isListed = ({ role, state }: Wish) =>
  sql`${role ? sql`role = ${role}` : sql`true`} and ${state ? sql`blocked_at is not null` : sql`true`}`;

/** How many people are asked for. */
export const countPeople = (context: Pick<Context, 'db' | 'now'>, query: Wish) =>
  countListed(context, 'users', query, { isListed: isListed(query), isFound: (has) => isFound(query, has) });

/** A page of the people who are asked for, of whom there are so many, newest first. */
export function findPeople(db: Database, query: Wish, { after, take }: PageStart, total = 0) {
  const isAfter = after ? sql`and (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const page = newestFound({
    table: sql`users`,
    isListed: sql`${isListed(query)} ${isAfter}`,
    isFound: isFound(query),
    take,
    lookedThrough: lookedThroughFor(total),
  });
  return rowsOf<ListedPerson>(db)`
    select page.id, page.first_name || ' ' || page.last_name as name, page.phone, page.role,
      page.blocked_at, page.created_at::text as created_at,
      (select max(last_used_at) from sessions where user_id = page.id) as last_seen_at,
      array(select companies.name from company_members join companies on companies.id = company_id
        where user_id = page.id and deleted_at is null order by company_members.created_at) as companies
    from ${page} page
    order by page.created_at desc, page.id desc`;
}

/** A row of the list: whoever typed a whole phone knows it, nobody else reads it here. */
export const listedAnswer = (row: ListedPerson, search?: string) => ({
  id: row.id,
  name: row.name,
  phone: normalizePhone(search ?? '') === row.phone ? row.phone : maskPhone(row.phone),
  role: row.role,
  companies: row.companies,
  last_seen_at: row.last_seen_at && isoTime(row.last_seen_at),
  blocked_at: row.blocked_at && isoTime(row.blocked_at),
  created_at: isoTime(row.created_at),
});

interface PersonRow extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string;
  role: 'candidate' | 'employer';
  created_at: string;
  blocked_at: string | null;
  blocked_reason: string | null;
  delete_at: string | null;
  companies: { id: string; name: string }[];
  sessions: { id: string; user_agent: string | null; address: string | null; since: string; last_seen_at: string }[];
  subscription: { name: string; name_uz: string | null; expires_at: string | null } | null;
  orders: { count: number; sum: number };
  vacancies: { count: number; active: number };
  codes: { at: string; status: 'sent' | 'accepted' | 'refused' }[];
}

/** Somebody as operators see them. @throws Problem unknownPerson */
export async function readPerson(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  id: string,
): Promise<WireAnswerOf<typeof getPerson>> {
  const at = now.toISOString();
  const [row] = isUuid(id)
    ? await rowsOf<PersonRow>(db)`
    select id, ${fullName} as name, phone, role, created_at, blocked_at, blocked_reason, delete_at, (
        select coalesce(jsonb_agg(jsonb_build_object('id', companies.id, 'name', companies.name)
          order by company_members.created_at), '[]')
        from company_members join companies on companies.id = company_id
        where user_id = users.id and deleted_at is null
      ) as companies, (
        select coalesce(jsonb_agg(jsonb_build_object('id', sessions.id, 'user_agent', user_agent, 'address', address,
          'since', sessions.created_at, 'last_seen_at', last_used_at) order by last_used_at desc, sessions.id), '[]')
        from sessions where user_id = users.id and expires_at > ${at}
      ) as sessions, (
        select jsonb_build_object('name', name, 'name_uz', name_uz, 'expires_at', expires_at)
        from ${subscriptions} join pricing_plans on pricing_plans.id = plan_id
        where ${isActiveOf(id, now)} order by expires_at desc nulls first limit 1
      ) as subscription, (
        select jsonb_build_object('count', count(*), 'sum', coalesce(sum(amount_tiyin), 0) / 100)
        from orders where user_id = users.id and paid_at is not null
      ) as orders, (
        select jsonb_build_object('count', count(*), 'active', count(*) filter (where status = 'active'))
        from company_members join vacancies using (company_id)
        where user_id = users.id and vacancies.deleted_at is null
      ) as vacancies, (
        select coalesce(jsonb_agg(codes), '[]') from (
          select sent_at as at, case when attempts > 0 then 'refused' else 'sent' end as status
          from sign_in_challenges where phone = users.phone
          union all
          select created_at, 'accepted' from sessions where user_id = users.id
          order by at desc limit ${mostCodes}
        ) codes
      ) as codes
    from ${users} where id = ${id}`
    : [];
  if (!row) throw new Problem('unknownPerson');
  const { subscription } = row;
  return {
    id: row.id,
    name: row.name,
    phone: maskPhone(row.phone),
    role: row.role,
    created_at: isoTime(row.created_at),
    blocked_at: row.blocked_at && isoTime(row.blocked_at),
    blocked_reason: row.blocked_reason,
    leaving_at: row.delete_at && isoTime(row.delete_at),
    companies: row.companies,
    sessions: row.sessions.map((session) => ({
      id: session.id,
      device: deviceOf(session.user_agent ?? ''),
      address: session.address && maskAddress(session.address),
      since: isoTime(session.since),
      last_seen_at: isoTime(session.last_seen_at),
    })),
    subscription: subscription && {
      plan: nameIn(language, { name: subscription.name, nameUz: subscription.name_uz }),
      expires_at: subscription.expires_at && isoTime(subscription.expires_at),
    },
    orders: row.orders,
    vacancies: row.vacancies,
    codes: row.codes.map((code) => ({ ...code, at: isoTime(code.at) })),
  };
}

const daySeconds = 24 * 60 * 60;
/** As many people as somebody has to call on a long day. */
const mostReveals = 50;

/**
 * Somebody's phone: that an operator looked, and why, is written before it is told.
 * @throws Problem unknownPerson, tooOften
 */
export async function revealPhone(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'now' | 'requestId'>,
  id: string,
  reason: string,
): Promise<string> {
  const { db, now } = context;
  const { id: operatorId, name } = operatorOf(context);
  return db.transaction(async (transaction) => {
    const [person] = isUuid(id)
      ? await transaction.select({ phone: users.phone }).from(users).where(eq(users.id, id))
      : [];
    if (!person) throw new Problem('unknownPerson');
    const bucket = `reveals-by:${operatorId ?? name}`;
    await countTry(transaction, [{ bucket, max: mostReveals, seconds: daySeconds }], now);
    await record(transaction, context, { action: 'person.revealed', entityType: 'user', entityId: id, reason });
    return person.phone;
  });
}

import type { OperatorRole } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { dueMs } from './readModeration.ts';

const names = 3;

/** Tashkent has no summer time. */
const aheadMs = 5 * 60 * 60 * 1000;

/** The day of a moment in Tashkent. */
export const dayAt = (now: Date) => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);

/** The same in the database. */
const dayOf = (column: SQL) => sql`(${column} at time zone 'Asia/Tashkent')::date`;

/** Numbers that a day makes, by what is counted of its rows. */
const counted = {
  employers: sql`select ${dayOf(sql`created_at`)} as day, 1 as value from users where role = 'employer'`,
  vacancies: sql`select ${dayOf(sql`created_at`)}, 1 from vacancies where deleted_at is null`,
  applications: sql`select ${dayOf(sql`created_at`)}, 1 from applications where source = 'platform'`,
  paid: sql`select ${dayOf(sql`paid_at`)}, amount_tiyin / 100 from orders
    where paid_at is not null and currency = 'UZS'`,
  decided: sql`select ${dayOf(sql`at`)}, 1 from vacancy_moderations where by = 'operator' and status <> 'pending'`,
  sms: sql`select day, sent from sms_usage`,
};

/** The value of a day, and the median of the four same weekdays before it. */
async function tile(db: Database, id: keyof typeof counted, day: string) {
  const [row] = await db.execute<{ value: number; usual: number }>(sql`
    with rows as (${counted[id]}), days as (
      select ago, coalesce((select sum(value) from (select * from rows) each(day, value)
        where each.day = ${day}::date - 7 * ago), 0)::float8 as value
      from generate_series(0, 4) ago
    )
    select max(value) filter (where ago = 0) as value,
      percentile_cont(0.5) within group (order by value) filter (where ago > 0) as usual
    from days`);
  return { id, value: row?.value ?? 0, usual: row?.usual };
}

interface Now extends Record<string, unknown> {
  waiting: number;
  subscriptions: number;
  late: number;
  late_names: string[];
  invoices: number;
  invoice_names: string[];
  refunds: number;
  refund_names: string[];
  headhunter: number;
  channels: { type: string; name: string; published: number; failed: number }[];
}

/** How a day of the platform goes. Money is not for moderators. */
export async function readDay(db: Database, role: OperatorRole, { day, now }: { day: string; now: Date }) {
  const at = now.toISOString();
  const lateSince = new Date(now.getTime() - dueMs).toISOString();
  const waiting = sql`select title, coalesce(submitted_at, vacancies.created_at) as since
    from vacancies join companies on companies.id = company_id
    where moderation_status = 'pending' and vacancies.deleted_at is null and companies.deleted_at is null
      and status in ('active', 'paused')`;
  const invoices = sql`select number, payer->>'name' as name, created_at from orders
    where method = 'invoice' and status = 'pending' and expires_at > ${at}`;
  const refunds = sql`select number, refund_at from orders where status = 'refunding'`;
  const [row] = await db.execute<Now>(sql`
    with waiting as (${waiting}), late as (select * from waiting where since <= ${lateSince}),
      invoices as (${invoices}), refunds as (${refunds})
    select (select count(*)::int from waiting) as waiting, (select count(*)::int from late) as late,
      array(select title from late order by since limit ${names}) as late_names,
      (select count(*)::int from invoices) as invoices,
      array(select coalesce(name, number) from invoices order by created_at limit ${names}) as invoice_names,
      (select count(*)::int from refunds) as refunds,
      array(select number from refunds order by refund_at limit ${names}) as refund_names,
      (select count(*)::int from headhunter_connections where revoked_at is not null) as headhunter,
      (select count(*)::int from subscriptions where cancelled_at is null and started_at <= ${at}
        and (expires_at is null or expires_at > ${at})) as subscriptions,
      (select coalesce(jsonb_agg(told), '[]') from (
        select channels.type, channels.name,
          (count(*) filter (where deliveries.status in ('success', 'removed')))::int as published,
          (count(*) filter (where deliveries.status = 'failed'))::int as failed
        from deliveries join channels on channels.id = channel_id
        where ${dayOf(sql`published_at`)} = ${day}::date
        group by channels.id order by published desc, channels.name
      ) told) as channels`);
  if (!row) throw new Error('a day without numbers');
  const ids = Object.keys(counted) as (keyof typeof counted)[];
  const tiles = await Promise.all(
    ids.filter((id) => id !== 'paid' || role !== 'moderator').map((id) => tile(db, id, day)),
  );
  const ofMoney = [
    { kind: 'invoices', count: row.invoices, names: row.invoice_names },
    { kind: 'refunds', count: row.refunds, names: row.refund_names },
    { kind: 'headhunter', count: row.headhunter, names: [] },
  ];
  const attention = [
    { kind: 'late', count: row.late, names: row.late_names },
    ...(role === 'moderator' ? [] : ofMoney),
  ];
  return {
    day,
    at,
    tiles: [
      ...tiles,
      { id: 'waiting', value: row.waiting, usual: undefined },
      ...(role === 'moderator' ? [] : [{ id: 'subscriptions', value: row.subscriptions, usual: undefined }]),
    ],
    attention: attention.filter(({ count }) => count > 0),
    channels: row.channels,
  };
}

import type { OperatorRole } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { failedJobs } from './jobs.ts';

const names = 3;

const hourMs = 60 * 60 * 1000;
/** Money goes back at once, or somebody has to look. */
const refundMs = hourMs;
/** For so long it is told that a company that was checked changed what its mark was for. */
const marksMs = 7 * 24 * hourMs;
/** For so long it is told that wrong codes kept an operator out. */
const pausesMs = 24 * hourMs;

/** What lies within the day that `days` stands at: bounds, so that an index finds it among millions. */
const within = (column: SQL) => sql`${column} >= days.begins and ${column} < days.ends`;

/** A day of Tashkent and the same weekdays of so many weeks before, with their bounds. */
const daysBefore = (day: string, weeks: number) => sql`(
  select ago, ${day}::date - 7 * ago as day,
    (${day}::date - 7 * ago)::timestamp at time zone 'Asia/Tashkent' as begins,
    (${day}::date - 7 * ago + 1)::timestamp at time zone 'Asia/Tashkent' as ends
  from generate_series(0, ${weeks}::int) ago
) days`;

/** Numbers that a day makes. */
const counted = {
  employers: sql`select count(*) from users where role = 'employer' and ${within(sql`created_at`)}`,
  vacancies: sql`select count(*) from vacancies where deleted_at is null and ${within(sql`created_at`)}`,
  applications: sql`select count(*) from applications where source = 'platform' and ${within(sql`created_at`)}`,
  paid: sql`select coalesce(sum(amount_tiyin / 100), 0) from orders where currency = 'UZS' and ${within(sql`paid_at`)}`,
  decided: sql`select count(*) from vacancy_moderations
    where by = 'operator' and status <> 'pending' and ${within(sql`at`)}`,
  sms: sql`select coalesce(sum(sent), 0) from sms_usage where sms_usage.day = days.day`,
};

/** The value of a day, and the median of the four same weekdays before it. */
async function tile(db: Database, id: keyof typeof counted, day: string) {
  const [row] = await rowsOf<{ value: number; usual: number }>(db)`
    with told as (select ago, (${counted[id]})::float8 as value from ${daysBefore(day, 4)})
    select max(value) filter (where ago = 0) as value,
      percentile_cont(0.5) within group (order by value) filter (where ago > 0) as usual
    from told`;
  return { id, value: row?.value ?? 0, usual: row?.usual };
}

interface Now extends Record<string, unknown> {
  waiting: number;
  oldest: number | null;
  took: number | null;
  orders: number;
  unsent: number;
  subscriptions: number;
  ending: number;
  late: number;
  late_names: string[];
  jobs: number;
  job_names: string[];
  invoices: number;
  invoice_names: string[];
  refunds: number;
  refund_names: string[];
  refund_by: string | null;
  refund_minutes: number | null;
  headhunter: number;
  marks: number;
  mark_names: string[];
  pauses: number;
  pause_names: string[];
  channels: { type: string; name: string; published: number; failed: number }[];
}

/** How a day of the platform goes. Money is not for moderators. */
export async function readDay(
  db: Database,
  role: OperatorRole,
  { day, now, lateHours }: { day: string; now: Date; lateHours: number },
) {
  const at = now.toISOString();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const lateSince = before(lateHours * hourMs);
  const waiting = sql`select title, coalesce(submitted_at, vacancies.created_at) as since
    from vacancies join companies on companies.id = company_id
    where moderation_status = 'pending' and vacancies.deleted_at is null and companies.deleted_at is null
      and status in ('active', 'paused')`;
  const invoices = sql`select number, payer->>'name' as name, created_at from orders
    where method = 'invoice' and status = 'pending' and expires_at > ${at}`;
  const refunds = sql`select number, method, refund_at from orders
    where status = 'refunding' and refund_at <= ${before(refundMs)}`;
  const pauses = sql`select entity_title as name, at from audit_events
    where action = 'operator.failed' and at > ${before(pausesMs)}`;
  const marks = sql`select companies.id, name, max(at) as at
    from audit_log join companies on companies.id::text = entity_id
    where entity_type = 'company' and action = 'company.unverified' and at > ${before(marksMs)}
      and stir_verified_at is null and deleted_at is null group by companies.id`;
  const isActive = sql`cancelled_at is null and started_at <= ${at} and (expires_at is null or expires_at > ${at})`;
  const [row] = await rowsOf<Now>(db)`
    with waiting as (${waiting}), late as (select * from waiting where since <= ${lateSince}),
      failed as (${failedJobs}), invoices as (${invoices}), refunds as (${refunds}),
      marks as (${marks}), pauses as (${pauses})
    select (select count(*)::int from waiting) as waiting,
      (select floor(extract(epoch from ${at}::timestamptz - min(since)) / 60)::int from waiting) as oldest,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from at - since)) / 60)::int
        from ${daysBefore(day, 0)}
        join vacancy_moderations on by = 'operator' and vacancy_moderations.status <> 'pending' and ${within(sql`at`)}
        join vacancies on vacancies.id = vacancy_id
        cross join lateral (select coalesce(submitted_at, created_at) as since) waited
        where since <= at) as took,
      (select count(*)::int from ${daysBefore(day, 0)}
        join orders on currency = 'UZS' and ${within(sql`paid_at`)}) as orders,
      (select coalesce(sum(failed), 0)::int from sms_usage where sms_usage.day = ${day}::date) as unsent,
      (select count(*)::int from late) as late,
      array(select title from late order by since limit ${names}) as late_names,
      (select count(*)::int from failed) as jobs,
      array(select name from failed group by name order by max(created_on) desc limit ${names}) as job_names,
      (select count(*)::int from invoices) as invoices,
      array(select coalesce(name, number) from invoices order by created_at limit ${names}) as invoice_names,
      (select count(*)::int from refunds) as refunds,
      array(select number from refunds order by refund_at limit ${names}) as refund_names,
      (select method from refunds order by refund_at limit 1) as refund_by,
      (select floor(extract(epoch from ${at}::timestamptz - min(refund_at)) / 60)::int from refunds) as refund_minutes,
      (select count(*)::int from headhunter_connections where revoked_at is not null) as headhunter,
      (select count(*)::int from marks) as marks,
      array(select name from marks order by at desc limit ${names}) as mark_names,
      (select count(*)::int from pauses) as pauses,
      array(select name from pauses group by name order by max(at) desc limit ${names}) as pause_names,
      (select count(*)::int from subscriptions where ${isActive}) as subscriptions,
      (select count(*)::int from subscriptions where ${isActive}
        and expires_at <= ${at}::timestamptz + interval '7 days') as ending,
      (select coalesce(jsonb_agg(told), '[]') from (
        select channels.type, channels.name,
          (count(*) filter (where deliveries.status in ('success', 'removed')))::int as published,
          (count(*) filter (where deliveries.status = 'failed'))::int as failed
        from ${daysBefore(day, 0)} join deliveries on ${within(sql`published_at`)}
        join channels on channels.id = channel_id
        group by channels.id order by published desc, channels.name
      ) told) as channels`;
  if (!row) throw new Error('a day without numbers');
  const ids = Object.keys(counted) as (keyof typeof counted)[];
  const tiles = await Promise.all(
    ids.filter((id) => id !== 'paid' || role !== 'moderator').map((id) => tile(db, id, day)),
  );
  const ofKeepers = [
    { kind: 'jobs', count: row.jobs, names: row.job_names },
    { kind: 'invoices', count: row.invoices, names: row.invoice_names },
    {
      kind: 'refunds',
      count: row.refunds,
      names: row.refund_names,
      by: row.refund_by,
      note: row.refund_minutes,
    },
    { kind: 'headhunter', count: row.headhunter, names: [] },
    { kind: 'marks', count: row.marks, names: row.mark_names },
  ];
  const attention = [
    { kind: 'late', count: row.late, names: row.late_names, note: lateHours },
    ...(role === 'moderator' ? [] : ofKeepers),
    ...(role === 'admin' ? [{ kind: 'pauses', count: row.pauses, names: row.pause_names }] : []),
  ];
  const notes: Partial<Record<string, number | null>> = {
    decided: row.took,
    paid: row.orders,
    sms: row.unsent || null,
  };
  return {
    day,
    at,
    tiles: [
      ...tiles.map((each) => ({ ...each, note: notes[each.id] })),
      { id: 'waiting', value: row.waiting, usual: undefined, note: row.oldest },
      ...(role === 'moderator'
        ? []
        : [{ id: 'subscriptions', value: row.subscriptions, usual: undefined, note: row.ending }]),
    ],
    attention: attention.filter(({ count }) => count > 0),
    channels: row.channels,
  };
}

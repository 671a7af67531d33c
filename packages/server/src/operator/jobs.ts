import type { listJobs, OperatorJob, QueryOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { queueSchema } from '../db/roles.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { jobTable } from '../jobs/kept.ts';
import { idsOf, reasonOf } from './jobWords.ts';

/** A job as the database tells it. */
export interface ListedJob extends Record<string, unknown> {
  id: string;
  name: string;
  state: NonNullable<QueryOf<typeof listJobs>['state']>;
  tries: number;
  data: unknown;
  output: unknown;
  created_at: string;
}

interface Queue extends Record<string, unknown> {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldest_at: string | null;
}

const queueTable = sql`${sql.identifier(queueSchema)}.queue`;
// The library's own queues are none of the operators'.
const isOurs = sql`not starts_with(name, '__pgboss')`;
/** The jobs that failed, and that nobody has taken up again. */
export const failedJobs: SQL = sql`select name, created_on from ${jobTable} job where state = 'failed' and ${isOurs}`;
const state = sql`case state::text when 'created' then 'waiting' when 'retry' then 'waiting'
  when 'completed' then 'done' else state::text end`;
const columns = sql`id, name, ${state} as state, retry_count + (state <> 'created')::int as tries, data, output,
  created_on::text as created_at`;

/** The kinds of work, by name, and how much of each there is. */
export async function listQueues(db: Database): Promise<Queue[]> {
  const rows = await rowsOf<Queue>(db)`
    select queue.name, coalesce(waiting, 0) as waiting, coalesce(active, 0) as active,
      coalesce(failed, 0) as failed, oldest_at
    from ${queueTable} queue left join (
      select name, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed,
        min(created_on) filter (where state < 'active' and start_after <= now())::text as oldest_at
      from ${jobTable} job group by name
    ) counted on counted.name = queue.name
    where not starts_with(queue.name, '__pgboss') order by queue.name`;
  return rows.map((row) => ({ ...row, oldest_at: row.oldest_at && isoTime(row.oldest_at) }));
}

/** A page of the jobs that are asked for, latest first, and how many there are. */
export function findJobs(
  db: Database,
  { name, state: wanted }: Pick<QueryOf<typeof listJobs>, 'name' | 'state'>,
  { after, take }: Pick<PageStart, 'after' | 'take'>,
) {
  const isWanted = sql`${isOurs} and ${name ? sql`name = ${name}` : sql`true`}
    and ${wanted ? sql`${state} = ${wanted}` : sql`true`}`;
  const isAfter = after ? sql`and (created_on, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  return rowsOf<CountedRow<ListedJob>>(db)`
    with counted as (select count(*)::int as total from ${jobTable} where ${isWanted})
    select counted.total, page.* from counted left join (
      select ${columns} from ${jobTable} where ${isWanted} ${isAfter} order by created_on desc, id desc limit ${take}
    ) page on true
    order by page.created_at::timestamptz desc, page.id desc`;
}

/** A job as operators see it: nothing of what people wrote. */
export const shownJob = ({ id, name, state: is, tries, data, output, created_at: at }: ListedJob): OperatorJob => ({
  id,
  name,
  state: is,
  tries,
  data: idsOf(data),
  error: is === 'failed' || is === 'waiting' ? reasonOf(output) : undefined,
  created_at: isoTime(at),
});

/** Has a job that failed done again. @returns it as it is then. @throws Problem unknownJob */
export function retryOne(db: Database, source: AuditSource, name: string, id: string): Promise<ListedJob> {
  return db.transaction(async (transaction) => {
    await lockJob(transaction, name, id);
    const [row] = await retried(transaction, sql`name = ${name} and id = ${id}::uuid`);
    if (row) await journal(transaction, source, 'job.retried', row);
    return row ?? lockJob(transaction, name, id);
  });
}

/** Has all of a kind that failed done again. @returns how many. @throws Problem unknownJob */
export function retryAll(db: Database, source: AuditSource, name: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const known = await rowsOf(transaction)`select 1 from ${queueTable} where name = ${name} and ${isOurs}`;
    if (known.length === 0) throw new Problem('unknownJob');
    const { length } = await retried(transaction, sql`name = ${name}`);
    if (length > 0)
      await record(transaction, source, {
        action: 'jobs.retried',
        entityType: 'job_queue',
        entityId: name,
        entityTitle: name,
        changes: { failed: [length, 0] },
      });
    return length;
  });
}

/** Takes a job back that waits. @returns it as it is then. @throws Problem unknownJob */
export function cancelOne(db: Database, source: AuditSource, name: string, id: string): Promise<ListedJob> {
  return db.transaction(async (transaction) => {
    await lockJob(transaction, name, id);
    const [row] = await rowsOf<ListedJob>(transaction)`
      update ${jobTable} set state = 'cancelled', completed_on = now()
      where name = ${name} and id = ${id}::uuid and state < 'active' returning ${columns}`;
    if (row) await journal(transaction, source, 'job.cancelled', row);
    return row ?? lockJob(transaction, name, id);
  });
}

const retried = (transaction: Database, which: SQL) =>
  rowsOf<ListedJob>(transaction)`
    update ${jobTable} set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where ${which} and state = 'failed' and ${isOurs} returning ${columns}`;

async function lockJob(transaction: Database, name: string, id: string): Promise<ListedJob> {
  const [row] = isUuid(id)
    ? await rowsOf<ListedJob>(
        transaction,
      )`select ${columns} from ${jobTable} where name = ${name} and id = ${id}::uuid and ${isOurs} for update`
    : [];
  if (!row) throw new Problem('unknownJob');
  return row;
}

const journal = (transaction: Database, source: AuditSource, action: string, { id, name, state: is }: ListedJob) =>
  record(transaction, source, {
    action,
    entityType: 'job',
    entityId: id,
    entityTitle: name,
    changes: { state: [action === 'job.retried' ? 'failed' : 'waiting', is] },
  });

import type { getOperatorCounts, OperatorRole, WireAnswerOf } from '@kasb/contract';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { failedJobs } from './jobs.ts';
import { isWaiting } from './waiting.ts';

interface Counts extends Record<string, unknown> {
  waiting: number;
  orders: number | null;
  failed_jobs: number | null;
}

/** What waits for an operator: a moderator is told of vacancies alone. */
export async function countWork(
  db: Database,
  role: OperatorRole,
  now: Date,
): Promise<WireAnswerOf<typeof getOperatorCounts>> {
  const isKeeper = role !== 'moderator';
  const [row] = await rowsOf<Counts>(db)`
    select (select count(*)::int from vacancies where ${isWaiting}) as waiting,
      case when ${isKeeper} then (select count(*)::int from orders
        where status = 'refunding'
          or (method = 'invoice' and status = 'pending' and expires_at > ${now.toISOString()})) end as orders,
      case when ${isKeeper} then (select count(*)::int from (${failedJobs}) failed) end as failed_jobs`;
  if (!row) throw new Error('a count without a row');
  return { waiting: row.waiting, ...(isKeeper && { orders: row.orders ?? 0, failed_jobs: row.failed_jobs ?? 0 }) };
}

import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { notifyEach } from '../notifications/notify.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Tashkent's, all the year. */
const offsetMs = 5 * 60 * 60 * 1000;

/** The midnight in Tashkent with which the week of a moment began. */
function mondayOf(now: Date): Date {
  const day = Math.floor((now.getTime() + offsetMs) / dayMs);
  // The first day of all was a Thursday.
  return new Date((day - ((day + 3) % 7)) * dayMs - offsetMs);
}

/** Tells owners what the last week brought and who still waits, once a week; those with neither are told nothing. */
export async function tellWeek({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const monday = mondayOf(now);
  const weekAgo = new Date(monday.getTime() - 7 * dayMs);
  await db.transaction(async (transaction) => {
    const owners = await rowsOf<{ user_id: string; count: number; waiting: number }>(transaction)`
      with owner as (
        select user_id, company_id from company_members
        join companies on companies.id = company_id and companies.deleted_at is null
        where company_members.role = 'owner'
      ), figure as (
        select company_id,
          (count(*) filter (where applications.created_at >= ${weekAgo.toISOString()}))::int as count,
          (count(*) filter (where applications.created_at < ${weekAgo.toISOString()}))::int as waiting
        from applications join vacancies on vacancies.id = vacancy_id
        where applications.created_at < ${monday.toISOString()} and erased_at is null and withdrawn_at is null
          and (applications.created_at >= ${weekAgo.toISOString()} or applications.status = 'applied')
        group by company_id
      )
      select user_id, sum(count)::int as count, sum(waiting)::int as waiting
      from owner join figure using (company_id) group by user_id`;
    const notices = owners.map(({ user_id: userId, count, waiting }) => ({
      userId,
      kind: 'digest_weekly' as const,
      dedupe: `digest:${monday.toISOString().slice(0, 10)}`,
      data: { count: String(count), waiting: String(waiting) },
    }));
    await notifyEach(transaction, notices, now);
  });
}

/** Does it on Mondays at nine; who was away then does it within the hour after they are back, each week once. */
export const weeklyDigest = defineJob({
  name: 'analytics.weekly',
  schedule: '0 9-20 * * 1',
  timeout: 900,
  concurrency: 1,
  run: (services) => tellWeek(services),
});

import { sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { defineJob } from '../jobs/job.ts';

const sampleDays = 90;
/** Fewer responses say nothing of a company. */
const leastSample = 10;

/** Counts how long each company takes to answer a response, and how many of them it opens. */
export async function countReplies({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = new Date(now.getTime() - sampleDays * 24 * 60 * 60 * 1000).toISOString();
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into company_replies (company_id, reply_hours, viewed_percent, sample, computed_at)
      select company_id,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)),
        round(100.0 * count(opened_at) / count(*)), count(*), ${at}
      from (
        select vacancies.company_id, applications.created_at, opened_at, (
          select min(answer.at) from (
            select at from application_events event
            where event.application_id = applications.id and event.status <> 'applied'
              and author_id is distinct from candidate_id and kind in ('status', 'interview_sent')
            union all
            select message.created_at from application_messages message
            where message.application_id = applications.id and side = 'employer'
          ) answer where answer.at >= applications.created_at
        ) as answered_at
        from applications join vacancies on vacancies.id = applications.vacancy_id
        where source = 'platform' and applications.created_at > ${since}::timestamptz
      ) response
      group by company_id having count(*) >= ${leastSample}
      on conflict (company_id) do update set reply_hours = excluded.reply_hours,
        viewed_percent = excluded.viewed_percent, sample = excluded.sample, computed_at = excluded.computed_at`);
    await transaction.execute(sql`delete from company_replies where computed_at < ${at}`);
  });
}

/** Does it every night. */
export const companyRepliesJob = defineJob({
  name: 'companies.replies',
  schedule: '40 3 * * *',
  retries: 1,
  timeout: 900,
  concurrency: 1,
  run: (services) => countReplies(services),
});

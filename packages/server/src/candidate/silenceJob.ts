import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { planDeliveries } from '../notifications/deliveries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After so many days without an answer a candidate is told not to count on one. */
const patienceDays = 14;
/** Older ones than this were told before, or nobody waits for them any more. */
const oldestDays = 21;

/** Tells candidates whose responses nobody answered for a fortnight, once each. */
export async function tellOfSilence({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await db.transaction(async (transaction) => {
    const told = await rowsOf<{ id: string }>(transaction)`
    insert into notifications (user_id, kind, dedupe, data, created_at)
    select candidate_id, 'application_waiting', 'waiting:' || applications.id || ':' || revived,
      jsonb_build_object('applicationId', applications.id, 'vacancyId', vacancies.id, 'title', vacancies.title,
        'company', companies.name),
      ${now.toISOString()}::timestamptz
    from applications join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    where applications.status = 'applied' and candidate_id is not null and withdrawn_at is null
      and erased_at is null and applications.created_at between ${ago(oldestDays)} and ${ago(patienceDays)}
      and not exists (
        select from application_messages message
        where message.application_id = applications.id and message.side = 'employer'
          and message.created_at >= applications.created_at
      )
    on conflict do nothing returning id`;
    const ids = told.map(({ id }) => id);
    await planDeliveries(transaction, { ids, kind: 'application_waiting', at: now, isGathered: false });
  });
}

/** Does it every morning. */
export const silenceJob = defineJob({
  name: 'applications.silence',
  schedule: '10 9 * * *',
  retries: 1,
  timeout: 900,
  concurrency: 1,
  run: (services) => tellOfSilence(services),
});

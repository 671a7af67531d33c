import { sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { positionKey } from './positionKey.ts';

const sampleDays = 180;
const atOnce = 1000;

interface Paid extends Record<string, unknown> {
  id: string;
  title: string;
  company_id: string;
  city_id: number | null;
  region_id: number | null;
  amount: number;
}

/** Notes what each vacancy of the last half year pays: full-time, in sums, with the place and the kind of work. */
export async function collectSalaries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const since = new Date(now.getTime() - sampleDays * 24 * 60 * 60 * 1000).toISOString();
  await db.transaction(async (transaction) => {
    const rows = await rowsOf<Paid>(transaction)`
      select vacancies.id, title, company_id, city.id as city_id, coalesce(city.region_id, region.id) as region_id,
        (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2 as amount
      from vacancies
      left join lateral (
        select id, region_id from cities where lower(location) in (lower(name), lower(name_uz)) limit 1
      ) city on true
      left join lateral (
        select id from regions where lower(location) in (lower(name), lower(name_uz)) limit 1
      ) region on true
      where deleted_at is null and currency = 'UZS' and employment_type = 'full-time'
        and coalesce(salary_min, salary_max) > 0
        and exists (
          select from deliveries where vacancy_id = vacancies.id and status in ('success', 'removed')
            and published_at between ${since}::timestamptz and ${at}::timestamptz
        )`;
    await transaction.execute(sql`delete from salary_points`);
    for (let index = 0; index < rows.length; index += atOnce) {
      const points = rows
        .slice(index, index + atOnce)
        .map(({ title, ...row }) => ({ ...row, position_key: positionKey(title) }));
      await transaction.execute(sql`
        insert into salary_points (vacancy_id, company_id, position_key, city_id, region_id, amount, computed_at)
        select id, company_id, position_key, city_id, region_id, amount, ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point (
          id uuid, company_id uuid, position_key text, city_id int, region_id int, amount bigint
        )`);
    }
  });
}

/** Does it every night: what changes by the minute would tell of single vacancies. */
export const collectSalariesJob = defineJob({
  name: 'analytics.salaries',
  schedule: '20 3 * * *',
  retries: 1,
  timeout: 900,
  concurrency: 1,
  run: (services) => collectSalaries(services),
});

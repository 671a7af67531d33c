import { getAnalyticsStages } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { scopeOf, within } from './scope.ts';

/** Fewer say nothing. */
const leastStays = 3;

interface Lasted extends Record<string, unknown> {
  id: string;
  median_hours: number | null;
  p90_hours: number | null;
  count: number;
}

/** How long applications stayed in the stages that they have left, and till a hire. */
export const analyticsStagesVerb = verb(getAnalyticsStages, async (context, { query }) => {
  const scope = await scopeOf(context, query);
  const rows = await context.db.execute<Lasted>(sql`
    with cohort as materialized (
      select stages.*, opened.at as opened_at from application_stages stages
      left join lateral (
        select min(from_at) as at from vacancy_spans where vacancy_spans.vacancy_id = stages.vacancy_id
      ) opened on hired_at is not null
      where ${within(scope, scope.mine)}
    )
    select * from (
      ${lasted('applied', sql`applied_for`)}
      union all ${lasted('screening', sql`screening_for`)}
      union all ${lasted('interview', sql`interview_for`)}
      union all ${lasted('offer', sql`offer_for`)}
      union all ${lasted('hire', sql`extract(epoch from hired_at - applied_at)`)}
      union all ${lasted('publication', sql`extract(epoch from greatest(hired_at, opened_at) - opened_at)`)}
    ) all_of_them`);
  const told = rows.map(({ count, ...row }) =>
    count < leastStays ? { ...row, count, median_hours: null, p90_hours: null } : { ...row, count },
  );
  const find = (name: string) => {
    const { id: _, ...found } = told.find(({ id }) => id === name) ?? { median_hours: null, p90_hours: null, count: 0 };
    return found;
  };
  const stages = (['applied', 'screening', 'interview', 'offer'] as const).map((id) => ({ id, ...find(id) }));
  return { stages, hire: find('hire'), publication: find('publication') };
});

const lasted = (id: string, seconds: SQL) => sql`
  select ${id}::text as id, count(${seconds})::int as count,
    round((percentile_cont(0.5) within group (order by ${seconds}) / 3600)::numeric, 1)::float8 as median_hours,
    round((percentile_cont(0.9) within group (order by ${seconds}) / 3600)::numeric, 1)::float8 as p90_hours
  from cohort`;

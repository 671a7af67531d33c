import { getAnalyticsStages } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { scopeOf, within } from './scope.ts';

/** Fewer say nothing. */
const leastStays = 3;

interface Lasted {
  id: string;
  median_hours: number | null;
  p90_hours: number | null;
  count: number;
}

/** How long applications stayed in the stages that they have left, and till a hire. */
export const analyticsStagesVerb = verb(getAnalyticsStages, async (context, { query }) => {
  const scope = await scopeOf(context, query);
  // All of them in one reading of the applications.
  const [row] = await rowsOf<{ all: Lasted[] }>(context.db)`
    select json_build_array(
      ${lasted('applied', sql`applied_for`)},
      ${lasted('screening', sql`screening_for`)},
      ${lasted('interview', sql`interview_for`)},
      ${lasted('offer', sql`offer_for`)},
      ${lasted('hire', sql`date_part('epoch', hired_at - applied_at)`)},
      ${lasted('publication', published)}
    ) as "all"
    from application_stages stages
    where ${within(scope, scope.mine)}`;
  const told = (row?.all ?? []).map(({ count, ...rest }) =>
    count < leastStays ? { ...rest, count, median_hours: null, p90_hours: null } : { ...rest, count },
  );
  const find = (name: string) => {
    const { id: _, ...found } = told.find(({ id }) => id === name) ?? { median_hours: null, p90_hours: null, count: 0 };
    return found;
  };
  const stages = (['applied', 'screening', 'interview', 'offer'] as const).map((id) => ({ id, ...find(id) }));
  return { stages, hire: find('hire'), publication: find('publication') };
});

/** Only those that are hired look for their vacancy's first day. */
const published = sql`case when hired_at is not null then (
  select date_part('epoch', greatest(hired_at, min(from_at)) - min(from_at)) from vacancy_spans
  where vacancy_spans.vacancy_id = stages.vacancy_id
) end`;

const lasted = (id: string, seconds: SQL) => sql`json_build_object(
  'id', ${id}::text, 'count', count(${seconds}),
  'median_hours', ${hours(seconds, 1)}, 'p90_hours', ${hours(seconds, 2)})`;

const hours = (seconds: SQL, place: 1 | 2) => {
  const both = sql`percentile_cont(array[0.5, 0.9]) within group (order by ${seconds})`;
  return sql`round(((${both})[${sql.raw(`${place}`)}] / 3600)::numeric, 1)`;
};

import { getAnalyticsWeeks } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { scopeOf } from './scope.ts';

interface Row extends Record<string, unknown> {
  from: string;
  active: number;
  published: number;
}

/** Vacancies that were open at the end of each week, of the period or of now, and those published within it. */
export const analyticsWeeksVerb = verb(getAnalyticsWeeks, async (context, { query }) => {
  const { from, to, mine } = await scopeOf(context, query);
  const rows = await rowsOf<Row>(context.db)`
    with weeks as (
      select monday::date as monday,
        greatest(monday, ${from}::timestamp) at time zone 'Asia/Tashkent' as begins,
        least(
          least(monday + interval '7 days', ${to}::timestamp + interval '1 day') at time zone 'Asia/Tashkent',
          ${context.now.toISOString()}::timestamptz + interval '1 millisecond'
        ) as ends
      from generate_series(date_trunc('week', ${from}::timestamp), ${to}::timestamp, '7 days') as monday
    ), mine as materialized (${mine}), posts as (
      select coalesce(publication_id, id) as id, min(published_at) as at from deliveries
      where vacancy_id in (select id from mine) and status in ('success', 'removed') group by 1
    )
    select to_char(monday, 'YYYY-MM-DD') as "from", (
      select count(distinct vacancy_id)::int from vacancy_spans
      where vacancy_id in (select id from mine) and from_at < ends and coalesce(to_at >= ends, true)
    ) as active, (
      select count(*)::int from posts where at >= begins and at < ends
    ) as published
    from weeks where begins < ends order by monday`;
  return { weeks: [...rows] };
});

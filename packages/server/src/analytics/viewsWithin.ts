import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Days } from './scope.ts';

/** The views within days, as rows of vacancy, source and number: whole months by their sums, the rest by days. */
export function viewsWithin({ from, to }: Days, mine: SQL): SQL {
  const end = laterBy(to, { days: 1 });
  const first = from === monthOf(from) ? from : laterBy(monthOf(from), { months: 1 });
  const last = monthOf(end);
  const daily = (since: string, before: string) => sql`
    select vacancy_id, source, views from vacancy_daily
    where vacancy_id in (${mine}) and day >= ${since}::date and day < ${before}::date`;
  if (first >= last) return sql`(${daily(from, end)})`;
  return sql`(
    ${daily(from, first)} union all ${daily(last, end)} union all
    select vacancy_id, source, views from vacancy_monthly
    where vacancy_id in (${mine}) and month >= ${first}::date and month < ${last}::date
  )`;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

function laterBy(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Days, Scope } from './scope.ts';

/** The views within days, as rows of source and number: of whole companies by their sums. */
export function viewsWithin({ from, to }: Days, { mine, companies }: Pick<Scope, 'mine' | 'companies'>): SQL {
  if (!companies) return vacancyViewsWithin({ from, to }, mine);
  return sql`(
    select source, views from company_daily
    where company_id in (${companies}) and day between ${from}::date and ${to}::date
  )`;
}

/** The same as rows of vacancy, source and number: months by their sums, less or more the days of a broken one. */
export function vacancyViewsWithin({ from, to }: Days, mine: SQL): SQL {
  const end = nextDay(to);
  const [first, last] = [nearestMonth(from), nearestMonth(end)];
  const daily = (since: string, before: string, sign: SQL) => sql`
    select vacancy_id, source, ${sign}views as views from vacancy_daily
    where vacancy_id in (${mine}) and day >= ${since}::date and day < ${before}::date`;
  if (first >= last) return sql`(${daily(from, end, sql``)})`;
  const between = (one: string, other: string) => (one < other ? daily(one, other, sql``) : daily(other, one, sql`-`));
  return sql`(
    ${between(from, first)} union all ${between(last, end)} union all
    select vacancy_id, source, views from vacancy_monthly
    where vacancy_id in (${mine}) and month >= ${first}::date and month < ${last}::date
  )`;
}

/** The beginning of a month that is fewer days away. */
function nearestMonth(day: string): string {
  const date = new Date(day);
  if (date.getUTCDate() > 16) date.setUTCMonth(date.getUTCMonth() + 1, 1);
  return `${dayOf(date).slice(0, 7)}-01`;
}

function nextDay(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return dayOf(date);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

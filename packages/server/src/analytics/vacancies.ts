import { listAnalyticsVacancies } from '@kasb/contract';
import type { AnalyticsSort } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { percent, scopeOf, within } from './scope.ts';
import { vacancyViewsWithin } from './viewsWithin.ts';

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  company_name: string;
  views: number;
  applications: number;
  interview: number;
  hired: number;
  open_days: number;
}

const keyOf: Record<AnalyticsSort, (row: Row) => number> = {
  applications: ({ applications }) => applications,
  views: ({ views }) => views,
  conversion: ({ applications, views }) => percent(applications, views),
  interview: ({ interview }) => interview,
  hired: ({ hired }) => hired,
  open_days: ({ open_days: days }) => days,
};

/** Each vacancy that was open within the period or that anything came to, the most of what is asked for first. */
export const analyticsVacanciesVerb = verb(listAnalyticsVacancies, async (context, { query }) => {
  const { sort = 'applications' } = query;
  const scope = await scopeOf(context, query);
  const { after, take } = pageStart(query, sort);
  const now = context.now.toISOString();
  const all = await rowsOf<Row>(context.db)`
    with mine as materialized (${scope.mine}), read as (
      select vacancy_id, sum(views)::int as views
      from ${vacancyViewsWithin(scope, sql`select id from mine`)} as counted group by vacancy_id
    ), came as (
      select vacancy_id, count(*)::int as applications,
        count(*) filter (where reached >= 2)::int as interview, count(*) filter (where reached >= 4)::int as hired
      from application_stages where ${within(scope, sql`select id from mine`)} group by vacancy_id
    ), open as (
      select vacancy_id,
        ceil(sum(greatest(0, extract(epoch from coalesce(to_at, ${now}::timestamptz) - from_at))) / 86400)::int as days,
        bool_or(
          from_at < (${scope.to}::timestamp + interval '1 day') at time zone 'Asia/Tashkent'
          and coalesce(to_at >= ${scope.from}::timestamp at time zone 'Asia/Tashkent', true)
        ) as is_within
      from vacancy_spans where vacancy_id in (select id from mine) group by vacancy_id
    )
    select vacancies.id, vacancies.title, companies.name as company_name, coalesce(read.views, 0) as views,
      coalesce(applications, 0) as applications, coalesce(interview, 0) as interview, coalesce(hired, 0) as hired,
      coalesce(days, 0) as open_days
    from mine join vacancies using (id) join companies on companies.id = vacancies.company_id
    left join read on read.vacancy_id = vacancies.id
    left join came on came.vacancy_id = vacancies.id
    left join open on open.vacancy_id = vacancies.id
    where vacancies.deleted_at is null and (is_within or read.views > 0 or applications > 0)`;
  const key = keyOf[sort];
  const rows = [...all].sort((one, other) => key(other) - key(one) || (one.id < other.id ? -1 : 1));
  const beginning = after ? rows.findIndex(({ id }) => id === after[1]) + 1 : 0;
  const page = finishPage(
    listAnalyticsVacancies,
    context.headers,
    { query },
    {
      total: rows.length,
      rows: rows.slice(beginning, beginning + take),
      positionOf: ({ id }: Row) => ['0', id, sort],
    },
  );
  return {
    items: page.map(({ id, title, company_name, ...numbers }) => ({
      vacancy: { id, title, company_name },
      ...numbers,
      conversion: percent(numbers.applications, numbers.views),
    })),
  };
});

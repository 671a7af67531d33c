import { getAnalyticsSources } from '@kasb/contract';
import type { VacancySource } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { scopeOf, within } from './scope.ts';
import { viewsWithin } from './viewsWithin.ts';

interface Row extends Record<string, unknown> {
  kind: VacancySource;
  views: number;
  applications: number;
  screening: number;
  interview: number;
  offer: number;
  hired: number;
}

/** What led to views and applications. */
export const analyticsSourcesVerb = verb(getAnalyticsSources, async (context, { query }) => {
  const scope = await scopeOf(context, query);
  const rows = await rowsOf<Row>(context.db)`
    with read as (
      select source, sum(views)::int as views from ${viewsWithin(scope, scope)} as counted group by source
    ), came as (
      select source, count(*)::int as applications,
        count(*) filter (where reached >= 1)::int as screening,
        count(*) filter (where reached >= 2)::int as interview,
        count(*) filter (where reached >= 3)::int as offer,
        count(*) filter (where reached >= 4)::int as hired
      from application_stages where ${within(scope, scope.mine)} group by source
    )
    select source as kind, coalesce(views, 0) as views, coalesce(applications, 0) as applications,
      coalesce(screening, 0) as screening, coalesce(interview, 0) as interview, coalesce(offer, 0) as offer,
      coalesce(hired, 0) as hired
    from read full join came using (source)
    order by 3 desc, 2 desc, 1`;
  return { sources: [...rows] };
});

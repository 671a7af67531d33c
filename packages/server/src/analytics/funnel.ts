import { getAnalyticsFunnel } from '@kasb/contract';
import type { FunnelStage } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { percent, scopeOf, within } from './scope.ts';
import { viewsWithin } from './viewsWithin.ts';

type Counts = Record<FunnelStage | 'rejected' | 'withdrawn', number>;

/** How far the applications of a period got: the furthest stage counts all before it. */
export const analyticsFunnelVerb = verb(getAnalyticsFunnel, async (context, { query }) => {
  const scope = await scopeOf(context, query);
  const [row] = await rowsOf<Counts>(context.db)`
    select (select coalesce(sum(views), 0)::int from ${viewsWithin(scope, scope)} as read) as views,
      count(*)::int as applied,
      count(*) filter (where reached >= 1)::int as screening,
      count(*) filter (where reached >= 2)::int as interview,
      count(*) filter (where reached >= 3)::int as offer,
      count(*) filter (where reached >= 4)::int as hired,
      count(*) filter (where outcome = 'rejected')::int as rejected,
      count(*) filter (where outcome = 'withdrawn')::int as withdrawn
    from application_stages where ${within(scope, scope.mine)}`;
  if (!row) throw new Error('No funnel was counted');
  const order = ['views', 'applied', 'screening', 'interview', 'offer', 'hired'] as const;
  const stages = order.map((id, index) => {
    const former = order[index - 1];
    return { id, count: row[id], share: former === undefined ? null : percent(row[id], row[former]) };
  });
  return { stages, rejected: row.rejected, withdrawn: row.withdrawn };
});

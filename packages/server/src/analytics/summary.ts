import { getAnalyticsSummary } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { percent, scopeOf, within } from './scope.ts';
import type { Days, Scope } from './scope.ts';
import { viewsWithin } from './viewsWithin.ts';

interface Row extends Record<string, unknown> {
  views: number;
  applications: number;
  first_reply_hours: number | null;
  hire_days: number | null;
}

/** What the tiles show, with the period before. */
export const analyticsSummaryVerb = verb(getAnalyticsSummary, async (context, { query }) => {
  const scope = await scopeOf(context, query);
  const [now, before] = await Promise.all([
    tilesOf(context.db, scope, scope),
    tilesOf(context.db, scope.previous, scope),
  ]);
  return { ...now, previous: before };
});

async function tilesOf(db: Database, days: Days, whose: Pick<Scope, 'mine' | 'companies'>) {
  const rows = await rowsOf<Row>(db)`
    select (select coalesce(sum(views), 0)::int from ${viewsWithin(days, whose)} as read) as views,
      count(*)::int as applications,
      ${medianOf(sql`date_part('epoch', first_reply_at - applied_at) / 3600`)} as first_reply_hours,
      ${medianOf(sql`date_part('epoch', hired_at - applied_at) / 86400`)} as hire_days
    from application_stages where ${within(days, whose.mine)}`;
  const { views = 0, applications = 0, first_reply_hours = null, hire_days = null } = rows[0] ?? {};
  return { views, applications, conversion: percent(applications, views), first_reply_hours, hire_days };
}

const medianOf = (value: SQL) =>
  sql`round((percentile_cont(0.5) within group (order by ${value}))::numeric, 1)::float8`;

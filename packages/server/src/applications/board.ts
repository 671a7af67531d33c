import { applicationStatuses, getApplicationBoard as endpoint } from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { newestOf } from '../db/newestOf.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { writeCursor } from '../http/cursor.ts';
import type { CountedRow } from '../http/page.ts';
import { placeOf, vacanciesOf } from './listApplications.ts';
import { applicationAnswer, applicationColumns, applicationTables } from './row.ts';
import type { ApplicationRow } from './row.ts';
import { isWanted, orders } from './wanted.ts';

const cards = 30;

type Card = CountedRow<ApplicationRow> & { column_status: ApplicationStatus };

/** The first applications of each status, and how many it has: six columns in one query. */
export const getApplicationBoard = verb(endpoint, async (context, { query }) => {
  const { vacancy_id: vacancyId, sort = 'newest', limit = cards, ...filter } = query;
  const personId = personOf(context).id;
  const isShown = isWanted(filter);
  const order = orders[sort];
  const page = newestOf({
    table: sql`applications`,
    owner: sql`vacancy_id`,
    isWanted: sql`status = board.column_status and ${isShown}`,
    order,
    after: undefined,
    take: limit,
  });
  const rows = await rowsOf<Card>(context.db)`
    with mine as materialized (${vacanciesOf(personId, vacancyId)}), counted as (
      select status as column_status, count(*)::int as total from applications
      where vacancy_id in (select id from mine) and ${isShown} group by status
    )
    select board.column_status, board.total, shown.*
    from counted as board left join lateral (
      select ${applicationColumns} from (${page}) page
      join ${applicationTables(personId)} on applications.id = page.id
    ) shown on true
    order by shown.${order.column} ${order.direction}, shown.id ${order.direction}`;
  const answerOf = applicationAnswer(context.language);
  const columns = applicationStatuses.map((status) => {
    const found = rows.filter((row): row is Card & ApplicationRow => row.column_status === status && row.id !== null);
    const total = rows.find((row) => row.column_status === status)?.total ?? 0;
    const last = found.at(-1);
    const cursor = last && found.length < total ? writeCursor(placeOf(sort)(last)) : null;
    return { status, total, items: found.map(answerOf), cursor };
  });
  return { columns };
});

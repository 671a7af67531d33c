import { getApplicationNeighbours, listSamePerson, openApplication } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isBeyond, newest } from '../db/newestOf.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { findApplication } from './findApplication.ts';
import { vacanciesOf } from './listApplications.ts';
import { openApplications } from './moveApplications.ts';
import { applicationAnswer, applicationColumns, applicationTables, isTold } from './row.ts';
import type { ApplicationRow } from './row.ts';
import { isWanted, orders } from './wanted.ts';

const mostSame = 50;

interface Beside extends Record<string, unknown> {
  previous_id: string | null;
  next_id: string | null;
  before: number;
  total: number;
  is_wanted: boolean;
}

/** What an application stands beside, and who else it is. */
export const besideVerbs = [
  verb(getApplicationNeighbours, async (context, { params: { id }, query }) => {
    const personId = personOf(context).id;
    const row = await findApplication(context.db, id, personId);
    const { vacancy_id: vacancyId, sort = 'newest', ...filter } = query;
    const order = orders[sort];
    const { column, direction } = order;
    const back = direction === newest.direction ? sql`asc` : newest.direction;
    const place = sql`(select ${column}, id from applications where id = ${row.id})`;
    const isListed = sql`vacancy_id in (select id from mine) and ${isWanted(filter)}`;
    const isAfter = isBeyond(order, place);
    const isBefore = isBeyond(order, place, true);
    const [beside] = await rowsOf<Beside>(context.db)`
      with mine as materialized (${vacanciesOf(personId, vacancyId)})
      select count(*)::int as total, (count(*) filter (where ${isBefore}))::int as before,
        coalesce(bool_or(id = ${row.id}), false) as is_wanted,
        (select id from applications where ${isListed} and ${isBefore}
          order by ${column} ${back}, id ${back} limit 1) as previous_id,
        (select id from applications where ${isListed} and ${isAfter}
          order by ${column} ${direction}, id ${direction} limit 1) as next_id
      from applications where ${isListed}`;
    return {
      previous_id: beside?.previous_id,
      next_id: beside?.next_id,
      position: beside?.is_wanted ? beside.before + 1 : null,
      total: beside?.total ?? 0,
    };
  }),

  verb(listSamePerson, async (context, { params: { id } }) => {
    const personId = personOf(context).id;
    const row = await findApplication(context.db, id, personId);
    const rows = await rowsOf<ApplicationRow>(context.db)`
      select ${applicationColumns} from ${applicationTables(personId)}
      where ${isSamePerson(row.id, personId)}
      order by applications.created_at desc, applications.id desc limit ${mostSame}`;
    return { items: rows.map(applicationAnswer(context.language)) };
  }),

  verb(openApplication, async (context, { params: { id } }) => {
    const { db, now } = context;
    const personId = personOf(context).id;
    const openedAt = await db.transaction(async (transaction) => {
      const row = await findApplication(transaction, id, personId);
      await openApplications(transaction, [row.id], { authorId: personId, at: now });
      const [opened] = await rowsOf<{ opened_at: string | null }>(transaction)`
        select opened_at from applications where id = ${row.id}`;
      return opened?.opened_at;
    });
    return { opened_at: openedAt && new Date(openedAt).toISOString() };
  }),
];

/**
 * The condition of a query over an application's tables: another one of whoever sent this, to the person's own
 * companies, as long as they let them know who they are.
 */
export function isSamePerson(id: string, personId: string) {
  return sql`applications.phone = (select phone from applications where id = ${id} and withdrawn_at is null)
    and applications.id <> ${id} and applications.vacancy_id in (${vacanciesOf(personId)}) and ${isTold}`;
}

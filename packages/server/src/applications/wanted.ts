import type { ApplicationSort, listApplications, QueryOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isUuid } from '../db/ids.ts';
import { isAway } from '../db/isAway.ts';
import { isNamed } from '../db/named.ts';
import { newest } from '../db/newestOf.ts';
import type { Order } from '../db/newestOf.ts';

/** What applications are narrowed to. */
export type Filter = Omit<QueryOf<typeof listApplications>, 'sort' | 'limit' | 'cursor' | 'vacancy_id'>;

const ascending = sql`asc`;

/** The orders of lists of applications. */
export const orders: Record<ApplicationSort, Order> = {
  newest,
  oldest: { ...newest, direction: ascending },
  waiting: { column: sql`status_since`, type: sql`timestamptz`, direction: ascending },
  vote: { column: sql`votes_yes`, type: sql`smallint`, direction: newest.direction },
};

const oneOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const votes = {
  yes: sql`votes_yes > 0`,
  no: sql`votes_no > 0`,
  none: sql`votes_yes = 0 and votes_no = 0`,
};

const isMatched = sql`answers @? '$[*] ? (@.is_wanted == true)' and not answers @? '$[*] ? (@.is_wanted == false)'`;

/** The condition of a query over applications alone: what filters leave. What was taken back is found by its name. */
export function isWanted(filter: Filter): SQL {
  const { status, source, city, q, from, to, stageId, vote, unread, matched, withdrawn } = filter;
  const conditions = [
    status && sql`status = ${status}`,
    source && sql`source in ${oneOf(source)}`,
    city && sql`withdrawn_at is null and city in ${oneOf(city)}`,
    q && isFoundBy(q),
    from && sql`created_at >= (${from} || ' 00:00+05')::timestamptz`,
    to && sql`created_at < (${to} || ' 00:00+05')::timestamptz + interval '1 day'`,
    stageId && (isUuid(stageId) ? sql`stage_id = ${stageId}` : sql`false`),
    vote && votes[vote],
    unread && sql`unread_employer > 0`,
    matched && sql`withdrawn_at is null and ${isMatched}`,
    withdrawn && sql`withdrawn_at is not null`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function isFoundBy(text: string): SQL {
  // A phone is kept as digits alone, however it is typed.
  const isPhone = /^[+\d\s()-]{4,}$/.test(text);
  const isFound = isPhone
    ? sql`search like ${`%${text.replace(/\D/g, '')}%`} and withdrawn_at is null`
    : sql`${isNamed(sql`search`, text)}
      and (withdrawn_at is null or ${isNamed(sql`fold_name(candidate_name)`, text)})`;
  return sql`${isFound}
    and not exists (select from users where users.id = candidate_id and ${isAway()})`;
}

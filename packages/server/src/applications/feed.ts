import { listApplicationFeed as endpoint } from '@kasb/contract';
import type { ApplicationStatus, MessageSide } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { markSeen } from '../correspondence/writeMessage.ts';
import { isoTime } from '../db/isoTime.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow } from '../http/page.ts';
import { findApplication } from './findApplication.ts';

interface FeedRow extends Record<string, unknown> {
  id: string;
  kind: string;
  created_at: string;
  side: MessageSide;
  name: string | null;
  from: ApplicationStatus | null;
  to: ApplicationStatus | null;
  text: string | null;
  is_seen: boolean;
}

/** What happened with an application, newest first; whoever reads it has read the candidate's messages. */
export const listApplicationFeed = verb(endpoint, async (context, { params, query }) => {
  const { db, headers, now } = context;
  const userId = personOf(context).id;
  const { id } = await findApplication(db, params.id, userId);
  const { after, take } = pageStart(query);
  const isAfter = after
    ? sql`(happened.created_at, happened.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql`true`;
  const found = await db.execute<CountedRow<FeedRow>>(sql`
    with happened as materialized (
      select event.id, case when kind = 'status' and status = 'applied' then 'responded' else kind end as kind,
        at as created_at, author_id,
        case when author_id = candidate_id or author_id is null then 'candidate' else 'employer' end as side,
        case when kind = 'status' then lag(status) over (partition by kind order by number) end as from,
        case when kind = 'status' then status end as to, null as text, false as is_seen
      from application_events event join (select id as application, candidate_id from applications) its
        on application = application_id
      where application_id = ${id}
      union all
      select message.id, 'message', message.created_at, author_id, side, null, null, text, seen_at is not null
      from application_messages message join applications on applications.id = application_id
        left join users candidate on candidate.id = candidate_id
      where application_id = ${id} and withdrawn_at is null and erased_at is null and candidate.delete_at is null
    ), counted as (select count(*)::int as total from happened)
    select counted.total, page.*
    from counted left join (
      select happened.*, case when users.delete_at is null then users.first_name || ' ' || users.last_name end as name
      from happened left join users on users.id = author_id
      where ${isAfter} order by happened.created_at desc, happened.id desc limit ${take}
    ) page on true
    order by page.created_at desc, page.id desc`);
  const page = finishPage(endpoint, headers, { params, query }, foundOf<FeedRow>(found));
  await db.transaction((transaction) => markSeen(transaction, id, { side: 'employer', userId }, now));
  return {
    items: page.map(({ kind, created_at, side, name, from, to, text, is_seen, ...row }) => ({
      id: row.id,
      kind,
      at: isoTime(created_at),
      by: name === null ? null : { name, side },
      from,
      to,
      text,
      is_seen,
    })),
  };
});

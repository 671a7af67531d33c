import { listApplicationFeed as endpoint } from '@kasb/contract';
import type { ApplicationStatus, FeedKind, MessageSide } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { markSeen } from '../correspondence/writeMessage.ts';
import type { Database } from '../db/database.ts';
import { isHere } from '../db/isAway.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow } from '../http/page.ts';
import { deliveriesOf } from '../messaging/deliveryStates.ts';
import type { DeliveryState } from '../messaging/deliveryStates.ts';
import { findApplication } from './findApplication.ts';
import { mentionsOf } from './notes.ts';

interface FeedRow extends Record<string, unknown> {
  id: string;
  kind: string;
  created_at: string;
  author_id: string | null;
  side: MessageSide;
  name: string | null;
  from: ApplicationStatus | null;
  to: ApplicationStatus | null;
  stage: { id: string; name: string; name_uz: string | null } | null;
  text: string | null;
  vote: string | null;
  mentions: { id: string; name: string }[] | null;
  edited_at: string | null;
  send_after: string | null;
  is_seen: boolean;
}

const ofKind: Record<FeedKind, SQL> = {
  messages: sql`kind = 'message'`,
  notes: sql`kind = 'note'`,
};

/** Everything that happened with an application, in one shape. */
export const happenedWith = (id: string): SQL => sql`
  select event.id, case
      when kind = 'status' and event.status = 'applied' then 'responded' when kind = 'undone' then 'status' else kind
    end as kind,
    at as created_at, author_id,
    case when author_id = candidate_id or author_id is null then 'candidate' else 'employer' end as side,
    case when kind in ('status', 'undone')
      then lag(event.status) over (partition by kind in ('status', 'undone') order by number) end as from,
    case when kind in ('status', 'undone') then event.status end as to,
    case when stages.id is not null
      then json_build_object('id', stages.id, 'name', stages.name, 'name_uz', stages.name_uz) end as stage,
    null as text, null as vote, null::json as mentions, null::timestamptz as edited_at,
    null::timestamptz as send_after, false as is_seen
  from application_events event join applications its on its.id = application_id
  left join stages on stages.id = event.stage_id
  where application_id = ${id}
  union all
  select message.id, 'message', message.created_at, author_id, side, null, null, null, text, null, null, null,
    case when sent_at is null then send_after end, seen_at is not null
  from application_messages message join applications on applications.id = application_id
    left join users candidate on candidate.id = candidate_id
  where application_id = ${id} and withdrawn_at is null and erased_at is null and ${isHere('candidate')}
  union all
  select note.id, 'note', note.created_at, note.author_id, 'employer', null, null, null, note.text, null, ${mentionsOf},
    note.edited_at, null, false
  from application_notes note where application_id = ${id}
  union all
  select id, 'vote', at, user_id, 'employer', null, null, null, comment, value, null, null, null, false
  from application_votes where application_id = ${id}`;

/** What happened with an application, newest first; whoever reads it has read the candidate's messages. */
export const listApplicationFeed = verb(endpoint, async (context, { params, query }) => {
  const { db, headers, now } = context;
  const userId = personOf(context).id;
  const { id } = await findApplication(db, params.id, userId);
  const { after, take } = pageStart(query);
  const isAfter = after
    ? sql`(happened.created_at, happened.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql`true`;
  const found = await rowsOf<CountedRow<FeedRow>>(db)`
    with everything as (${happenedWith(id)}), happened as materialized (
      select * from everything where ${query.kind === undefined ? sql`true` : ofKind[query.kind]}
    ), counted as (select count(*)::int as total from happened)
    select counted.total, page.*
    from counted left join (
      select happened.*, case when users.delete_at is null then users.first_name || ' ' || users.last_name end as name
      from happened left join users on users.id = author_id
      where ${isAfter} order by happened.created_at desc, happened.id desc limit ${take}
    ) page on true
    order by page.created_at desc, page.id desc`;
  const page = finishPage(endpoint, headers, { params, query }, foundOf<FeedRow>(found));
  await db.transaction((transaction) => markSeen(transaction, id, { side: 'employer', userId }, now));
  const written = page.flatMap((row) => (isOurs(row) && row.send_after === null ? [row.id] : []));
  const inChat = await inChatOf(db, id, written);
  return { items: page.map((row) => answerOf(row, inChat.get(row.id)?.state)) };
});

async function inChatOf(db: Database, applicationId: string, messageIds: readonly string[]) {
  const isIt = eq(applications.id, applicationId);
  const [row] = await db.select({ candidateId: applications.candidateId }).from(applications).where(isIt);
  return deliveriesOf(db, row?.candidateId ?? null, messageIds);
}

const isOurs = ({ kind, side }: FeedRow) => kind === 'message' && side === 'employer';

/** What became of a message in the candidate's chat; one that was read here before went nowhere. */
const chatStates: Partial<Record<DeliveryState, string>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'delivered',
  failed: 'failed',
};

function answerOf(row: FeedRow, inChat: DeliveryState | undefined) {
  const { id, kind, created_at, author_id, side, name, from, to, stage, text, vote, mentions, is_seen } = row;
  const { edited_at, send_after } = row;
  const chatState = inChat && chatStates[inChat];
  const state = send_after !== null ? 'waiting' : is_seen ? 'seen' : 'sent';
  return {
    id,
    kind,
    at: isoTime(created_at),
    by: name === null ? null : { id: author_id, name, side },
    from,
    to,
    stage,
    text,
    vote,
    mentions: mentions ?? [],
    edited_at: edited_at && isoTime(edited_at),
    send_after: send_after && isoTime(send_after),
    channels: isOurs(row)
      ? [{ channel: 'app', state }, ...(chatState ? [{ channel: 'telegram', state: chatState }] : [])]
      : [],
    is_seen,
  };
}

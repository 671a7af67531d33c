import type {
  CandidateResponse,
  countCandidateApplications,
  Facts,
  getCandidateApplication,
  MessageSide,
  ResponseFilter,
  WireAnswerOf,
} from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { isSent } from '../correspondence/writeMessage.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { foundOf } from '../http/page.ts';
import type { CountedRow, PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { interviewPurpose } from '../sealing/purposes.ts';

interface ResponseRow extends Record<string, unknown> {
  id: string;
  status: NonNullable<CandidateResponse['status']>;
  message: string | null;
  resume_title: string | null;
  own_resume_id: string | null;
  facts: Facts | null;
  created_at: string;
  updated_at: string;
  last_event_at: string;
  opened_at: string | null;
  withdrawn_at: string | null;
  answered_at: string | null;
  unread_candidate: number;
  last_message: string | null;
  reply_hours: number | null;
  vacancy_id: string;
  title: string;
  company_name: string;
  location: string | null;
  salary_min: string | null;
  salary_max: string | null;
  currency: string | null;
  is_open: boolean;
  interview_id: string | null;
  token_sealed: Buffer | null;
  expires_at: string | null;
}

/** What a candidate may know of their responses: the status before a refusal that is still held back stands for it. */
function shownResponses({ actor, language, now }: Pick<Context, 'actor' | 'language' | 'now'>): SQL {
  return sql`
    select applications.id, coalesce(before.status, applications.status) as status, applications.message,
      applications.resume->>'title' as resume_title, own_resume_id, facts, applications.created_at,
      coalesce(before.at, applications.updated_at) as updated_at,
      coalesce(before.at, applications.last_event_at) as last_event_at, opened_at, withdrawn_at, unread_candidate,
      applications.vacancy_id, vacancies.title, companies.name as company_name,
      place_in(vacancies.location, ${language}) as location, vacancies.salary_min, vacancies.salary_max,
      vacancies.currency, vacancy_search.vacancy_id is not null as is_open,
      invited.id as interview_id, invited.token_sealed, invited.expires_at, answered_at, last_message, reply_hours
    from applications
    join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    left join company_replies on company_replies.company_id = companies.id
    left join vacancy_search on vacancy_search.vacancy_id = applications.vacancy_id
    left join lateral (
      select status, at from application_events event
      where event.application_id = applications.id and kind = 'status' and visible_at <= ${now.toISOString()}
      order by number desc limit 1
    ) before on applications.status = 'rejected' and withdrawn_at is null
    left join lateral (
      select text as last_message from application_messages message
      where message.application_id = applications.id and side = 'employer' and ${isSent}
      order by created_at desc, id desc limit 1
    ) said on true
    left join lateral (
      select max(submitted_at) as answered_at from interviews where application_id = applications.id
    ) answers on true
    left join lateral (
      select id, token_sealed, expires_at from interviews
      where application_id = applications.id and submitted_at is null and expires_at > ${now.toISOString()}
      order by interviews.created_at desc limit 1
    ) invited on withdrawn_at is null and applications.status not in ('rejected', 'hired')
    where candidate_id = ${personOf({ actor }).id}`;
}

const isFiltered: Record<ResponseFilter, SQL> = {
  active: sql`withdrawn_at is null and status not in ('rejected', 'hired')`,
  waiting: sql`withdrawn_at is null and (interview_id is not null or status = 'offer' or unread_candidate > 0)`,
  closed: sql`(withdrawn_at is not null or status in ('rejected', 'hired'))`,
};

/** A page of a candidate's responses, newest first or those with which anything happened last, and the total. */
export async function findResponses(
  context: Pick<Context, 'actor' | 'db' | 'language' | 'now'>,
  { after, take }: PageStart,
  { filter, isByLatest = false }: { filter?: ResponseFilter | undefined; isByLatest?: boolean } = {},
) {
  const order = isByLatest ? sql`last_event_at` : sql`created_at`;
  const isAfter = after ? sql`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;
  const found = await rowsOf<CountedRow<ResponseRow>>(context.db)`
    with mine as materialized (
      select * from (${shownResponses(context)}) shown where ${filter === undefined ? sql`true` : isFiltered[filter]}
    ), counted as (select count(*)::int as total from mine)
    select counted.total, page.*
    from counted left join (
      select * from mine where ${isAfter} order by ${order} desc, id desc limit ${take}
    ) page on true
    order by page.${order} desc, page.id desc`;
  return foundOf<ResponseRow>(found);
}

/** How many of a candidate's responses each filter leaves. */
export async function countResponses(
  context: Pick<Context, 'actor' | 'db' | 'language' | 'now'>,
): Promise<WireAnswerOf<typeof countCandidateApplications>> {
  const [counts] = await rowsOf<Record<ResponseFilter, number>>(context.db)`
    select count(*) filter (where ${isFiltered.active})::int as active,
      count(*) filter (where ${isFiltered.waiting})::int as waiting,
      count(*) filter (where ${isFiltered.closed})::int as closed
    from (${shownResponses(context)}) shown`;
  return counts ?? {};
}

type Answer = WireAnswerOf<typeof getCandidateApplication>;

interface FeedRow extends Record<string, unknown> {
  kind: string;
  status: CandidateResponse['status'] | null;
  at: string;
  id: string;
  side: MessageSide | null;
  text: string | null;
  is_seen: boolean;
}

/** One of a candidate's responses with what happened to it, oldest first. @throws Problem unknownResponse */
export async function readResponse(
  context: Pick<Context, 'actor' | 'language' | 'now' | 'requestOrigin' | 'sealer'>,
  db: Database,
  id: string,
): Promise<Answer> {
  if (!isUuid(id)) throw new Problem('unknownResponse');
  const [row] = await rowsOf<ResponseRow>(db)`select * from (${shownResponses(context)}) shown where id = ${id}`;
  if (!row) throw new Problem('unknownResponse');
  const feed = await rowsOf<FeedRow>(db)`
    select kind, status, at, id, side, text, is_seen from (
      select case when kind = 'status' and status = 'applied' then 'responded' else kind end as kind,
        case when kind = 'status' then status end as status,
        at, id, null as side, null as text, false as is_seen, number
      from application_events where application_id = ${id} and visible_at <= ${context.now.toISOString()}
      union all
      select 'message', null, created_at, id, side, text, seen_at is not null, null
      from application_messages where application_id = ${id} and ${isSent}
    ) happened
    order by at, number`;
  return {
    ...responseAnswer(context)(row),
    feed: feed.map((event) => ({ ...event, at: isoTime(event.at) })),
  };
}

/** A response as its candidate sees it. */
export const responseAnswer =
  ({ requestOrigin, sealer }: Pick<Context, 'requestOrigin' | 'sealer'>) =>
  (row: ResponseRow): Answer => {
    const { id, status, message, resume_title, own_resume_id, facts, created_at, updated_at, opened_at, withdrawn_at } =
      row;
    const { vacancy_id, title, company_name, location, salary_min, salary_max, currency, is_open } = row;
    const token =
      row.interview_id !== null && row.token_sealed !== null
        ? sealer.open(row.token_sealed, interviewPurpose(row.interview_id))
        : undefined;
    const next =
      row.interview_id !== null && row.expires_at !== null
        ? {
            kind: 'interview',
            until: isoTime(row.expires_at),
            link: token === undefined ? null : `${requestOrigin}/interview/${token}`,
          }
        : status === 'offer' && withdrawn_at === null
          ? { kind: 'offer', until: null, link: null }
          : null;
    return {
      id,
      status,
      message,
      resume_title,
      own_resume_id,
      facts,
      created_at: isoTime(created_at),
      updated_at: isoTime(updated_at),
      last_event_at: isoTime(row.last_event_at),
      viewed_at: opened_at && isoTime(opened_at),
      withdrawn_at: withdrawn_at && isoTime(withdrawn_at),
      answered_at: row.answered_at && isoTime(row.answered_at),
      can_edit: opened_at === null && withdrawn_at === null,
      unread_count: row.unread_candidate,
      last_message: row.last_message,
      reply_hours: row.reply_hours,
      next,
      vacancy: { id: vacancy_id, title, company_name, location, salary_min, salary_max, currency, is_open },
    };
  };

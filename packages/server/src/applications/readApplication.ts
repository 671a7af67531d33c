import type { getApplication, VoteValue, WireAnswerOf } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { SentResume } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { hasChat } from '../notifications/deliveries.ts';
import { fileAnswer } from '../resumes/file/fileAddress.ts';
import { happenedWith } from './feed.ts';
import { findApplication } from './findApplication.ts';
import { isSamePerson } from './neighbours.ts';
import { applicationAnswer, applicationTables, isTold } from './row.ts';

type Answer = WireAnswerOf<typeof getApplication>;

interface Details extends Record<string, unknown> {
  resume: SentResume | null;
  resume_id: string | null;
  is_resume_newer: boolean;
  can_message: boolean;
  has_chat: boolean;
  refusal_reason: string | null;
  refusal_comment: string | null;
  refused: { by: string | null; at: string } | null;
  invited: { sent_at: string; answered_at: string | null; is_expired: boolean } | null;
  same_person_count: number;
  voters: { id: string; name: string | null; value: VoteValue }[];
  feed_count: number;
}

/** An application as its own page shows it. @throws Problem unknownApplication */
export async function readApplication(
  context: Pick<Context, 'actor' | 'language' | 'now' | 'sealer'>,
  db: Database,
  id: string,
): Promise<Answer> {
  const row = await findApplication(db, id, personOf(context).id);
  return {
    ...applicationAnswer(context.language)(row),
    ...(row.file && { file: fileAnswer(context, row.file, row.id) }),
    ...(await detailsOf(context, db, row.id)),
  };
}

/** What an applicant's own page says besides the row of the list. */
async function detailsOf(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  db: Database,
  id: string,
): Promise<Partial<Answer>> {
  const personId = personOf({ actor }).id;
  const [row] = await rowsOf<Details>(db)`
    select case when ${isTold} then applications.resume end as resume, applications.own_resume_id as resume_id,
      ${isTold} and coalesce(own.updated_at > greatest(applications.created_at, opened_at)
        and own.deleted_at is null and own.visibility <> 'nobody', false) as is_resume_newer,
      ${isTold} and candidate_id is not null as can_message, ${hasChat} as has_chat, refusal_reason, refusal_comment, (
        select json_build_object('by', author.first_name || ' ' || author.last_name, 'at', event.at)
        from application_events event left join users author on author.id = event.author_id
        where event.application_id = applications.id and event.kind = 'status' and event.status = 'rejected'
        order by event.number desc limit 1
      ) as refused, (
        select json_build_object('sent_at', interviews.created_at, 'answered_at', submitted_at,
          'is_expired', expires_at <= ${now.toISOString()}::timestamptz)
        from interviews where application_id = applications.id order by interviews.created_at desc limit 1
      ) as invited, (
        select count(*)::int from applications
        left join users on users.id = candidate_id where ${isSamePerson(id, personId)}
      ) as same_person_count, (
        select coalesce(json_agg(json_build_object('id', voter.id, 'value', vote.value, 'name',
          case when voter.delete_at is null then voter.first_name || ' ' || voter.last_name end
        ) order by vote.at desc, voter.id), '[]')
        from application_votes vote join users voter on voter.id = vote.user_id
        where vote.application_id = applications.id
      ) as voters, (select count(*)::int from (${happenedWith(id)}) happened) as feed_count
    from ${applicationTables(personId)} left join resumes own on own.id = own_resume_id
    left join notification_settings settings on settings.user_id = candidate_id
    where applications.id = ${id}`;
  if (!row) return {};
  const { resume, invited, refused } = row;
  const refusal =
    row.refusal_reason === null
      ? null
      : {
          reason: row.refusal_reason,
          comment: row.refusal_comment,
          by: refused?.by,
          at: refused && isoTime(refused.at),
        };
  const interview = invited && {
    state: invited.answered_at ? 'answered' : invited.is_expired ? 'expired' : 'sent',
    sent_at: isoTime(invited.sent_at),
    answered_at: invited.answered_at && isoTime(invited.answered_at),
  };
  return {
    // A resume that its candidate has deleted goes by the response that it was sent with.
    resume: resume && { id: row.resume_id ?? id, ...resume },
    is_resume_newer: row.is_resume_newer,
    refusal,
    interview,
    same_person_count: row.same_person_count,
    voters: row.voters,
    feed_count: row.feed_count,
    can_message: row.can_message,
    channels: row.can_message ? ['app', ...(row.has_chat ? ['telegram'] : [])] : [],
  };
}

import { listInterviewAnswers as endpoint } from '@kasb/contract';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isAway } from '../db/isAway.ts';
import { applications, interviewAnswers, interviews, media, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { signedUrl } from '../media/signedUrl.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';

const mostSubmissions = 200;

/** Whether the person behind an interview leaves or is gone: by the response it was made for, else by the phone. */
const isGone = sql<boolean>`(${isAway()} or exists (
  select from applications theirs left join users person on person.id = theirs.candidate_id
  where theirs.id = ${interviews.applicationId} and (theirs.erased_at is not null or ${isAway('person')})
))`;
/** Whether the response was taken back: what was told with it is hidden, whoever told it is not. */
const isWithdrawn = sql<boolean>`exists (
  select from applications theirs
  where theirs.id = coalesce(${interviews.applicationId}, ${applications.id}) and theirs.withdrawn_at is not null
)`;

/** What candidates of a vacancy answered, each question beside its answer; recordings by addresses that expire. */
export const listInterviewAnswers = verb(endpoint, async (context, { params: { vacancyId } }) => {
  const { db, now } = context;
  const vacancy = await findVacancy(db, vacancyId, { personId: personOf(context).id });
  const rows = await db
    .select({ interview: interviews, foundId: applications.id, isGone, isWithdrawn })
    .from(interviews)
    .leftJoin(users, eq(users.phone, interviews.candidatePhone))
    .leftJoin(
      applications,
      and(eq(applications.vacancyId, interviews.vacancyId), eq(applications.candidateId, users.id)),
    )
    .where(and(eq(interviews.vacancyId, vacancy.id), isNotNull(interviews.submittedAt)))
    .orderBy(desc(interviews.submittedAt), desc(interviews.id))
    .limit(mostSubmissions);
  const ids = rows.filter((row) => !row.isGone && !row.isWithdrawn).map(({ interview }) => interview.id);
  const answers =
    ids.length === 0
      ? []
      : await db
          .select({ answer: interviewAnswers, recording: media })
          .from(interviewAnswers)
          .leftJoin(media, eq(media.id, interviewAnswers.mediaId))
          .where(inArray(interviewAnswers.interviewId, ids));
  const byQuestion = new Map(
    answers.map(({ answer, recording }) => [
      `${answer.interviewId} ${answer.questionId}`,
      { text: answer.text, recording },
    ]),
  );

  return {
    items: rows.map(({ interview, foundId, ...row }) => ({
      id: interview.id,
      name: row.isGone ? null : interview.candidateName,
      phone: row.isGone || row.isWithdrawn ? null : interview.candidatePhone,
      ...((row.isGone || row.isWithdrawn) && { is_hidden: true }),
      submitted_at: interview.submittedAt?.toISOString(),
      // Anybody may type any phone: only a link made for an application tells whose the answers are.
      application_id: interview.applicationId ?? foundId,
      is_confirmed: interview.applicationId !== null,
      answers: interview.questions.map(({ id, text: question, order_index }) => {
        const given = byQuestion.get(`${interview.id} ${id}`);
        return {
          question_id: id,
          question,
          order_index,
          text: given?.text,
          media: given?.recording ? mediaAnswer(given.recording, now) : null,
        };
      }),
    })),
  };
});

function mediaAnswer(recording: typeof media.$inferSelect, now: Date) {
  const { url, expiresAt } = signedUrl(recording, now);
  return { url, type: recording.type, size: recording.size, expires_at: expiresAt.toISOString() };
}

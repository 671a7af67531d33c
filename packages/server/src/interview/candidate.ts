import { getInterview as getEndpoint, submitInterview as submitEndpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { recordEvent } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { interviewAnswers, interviews, media } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { interviewAnswer, interviewByToken, lockInterview, openInterview } from './byToken.ts';

/** The interview behind a link. */
export const getInterview = verb(getEndpoint, async (context, { params: { token } }) =>
  interviewAnswer(await interviewByToken(context, token)),
);

type Answers = BodyOf<typeof submitEndpoint>['answers'];

/** Hands in the answers, once. */
export const submitInterview = verb(
  submitEndpoint,
  async (context, { params: { token }, body: { name, phone, answers } }) => {
    const { db, now } = context;
    await openInterview(context, token);
    return db.transaction(async (transaction) => {
      const found = await lockInterview(transaction, token, now);
      const { interview } = found;
      const given = answers.filter(({ text, mediaId }) => text !== undefined || mediaId !== undefined);
      const known = new Set(interview.questions.map(({ id }) => id));
      if (
        given.some(({ questionId }) => !known.has(questionId)) ||
        new Set(given.map(({ questionId }) => questionId)).size !== given.length
      ) {
        throw new Problem('invalid', { fields: { answers: 'unknownQuestion' } });
      }
      if (given.length === 0) throw new Problem('invalid', { fields: { answers: 'answersRequired' } });
      await checkRecordings(transaction, interview.id, given);
      await transaction
        .insert(interviewAnswers)
        .values(
          given.map(({ questionId, text, mediaId }) => ({ interviewId: interview.id, questionId, text, mediaId })),
        );
      const changes = { submittedAt: now, candidateName: name, candidatePhone: phone ?? null };
      await transaction.update(interviews).set(changes).where(eq(interviews.id, interview.id));
      const { applicationId } = interview;
      if (applicationId !== null)
        await recordEvent(transaction, { applicationId, kind: 'interview_answered', at: now });
      return interviewAnswer({ ...found, interview: { ...interview, ...changes } });
    });
  },
);

/** Recordings must be of this interview and this question, and whole. @throws Problem invalid */
async function checkRecordings(db: Database, interviewId: string, answers: Answers): Promise<void> {
  for (const { questionId, mediaId } of answers) {
    if (mediaId === undefined) continue;
    const [row] = isUuid(mediaId)
      ? await db
          .select()
          .from(media)
          .where(and(eq(media.id, mediaId), eq(media.interviewId, interviewId)))
      : [];
    if (!row || row.questionId !== questionId) throw new Problem('invalid', { fields: { answers: 'unknownMedia' } });
    if (row.received !== row.size) throw new Problem('invalid', { fields: { answers: 'recordingIncomplete' } });
  }
}

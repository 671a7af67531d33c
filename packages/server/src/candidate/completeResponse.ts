import { updateCandidateApplication as endpoint } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { applications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { sentResume } from '../resumes/sentResume.ts';
import { lockResponse } from './lockResponse.ts';
import { readResponse } from './responses.ts';

const none = { ownResumeId: null, resume: null, fileId: null };

/** A response that nobody has opened gets another message, resume or facts; what is absent stays. */
export const completeResponse = verb(
  endpoint,
  async (context, { params: { id }, body: { resumeId, message, facts } }) => {
    const { db, now } = context;
    const personId = personOf(context).id;
    return db.transaction(async (transaction) => {
      const { withdrawnAt, openedAt, facts: before } = await lockResponse(transaction, id, personId);
      if (withdrawnAt) throw new Problem('alreadyWithdrawn');
      if (openedAt) throw new Problem('responseOpened');
      const resume = resumeId === undefined ? undefined : ((await sentResume(transaction, personId, resumeId)) ?? none);
      await transaction
        .update(applications)
        .set({
          updatedAt: now,
          ...(message !== undefined && { message: message || null }),
          ...(facts && { facts: { ...before, ...facts } }),
          ...resume,
        })
        .where(eq(applications.id, id));
      return readResponse(context, transaction, id);
    });
  },
);

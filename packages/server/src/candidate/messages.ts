import { markResponseSeen as seenEndpoint, sendCandidateMessage as sendEndpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { markSeen, readMessage, writeMessage } from '../correspondence/writeMessage.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { lockResponse } from './lockResponse.ts';

const most = { max: 20, seconds: 24 * 60 * 60, problem: 'tooManyMessages' } as const;

/** A candidate's side of a conversation. */
export const messageVerbs = [
  verb(sendEndpoint, async (context, { params: { id }, body }) => {
    const { db, now } = context;
    const authorId = personOf(context).id;
    const messageId = await createOnce(context, sendEndpoint, { ...body, id }, async (transaction, newId) => {
      const { withdrawnAt } = await lockResponse(transaction, id, authorId);
      if (withdrawnAt) throw new Problem('alreadyWithdrawn');
      await countTry(transaction, [{ bucket: `messages-by:${authorId}`, ...most }], now);
      const message = { id: newId, applicationId: id, authorId, text: body.text, at: now };
      await writeMessage(transaction, { ...message, side: 'candidate' });
    });
    return readMessage(db, messageId);
  }),

  verb(seenEndpoint, async (context, { params: { id } }) => {
    const { db, now } = context;
    const userId = personOf(context).id;
    await db.transaction(async (transaction) => {
      await lockResponse(transaction, id, userId);
      await markSeen(transaction, id, { side: 'candidate', userId }, now);
    });
    return {};
  }),
];

import { withdrawApplication as endpoint } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { recordEvent } from '../correspondence/recordEvent.ts';
import { applications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { forgetNew } from '../notifications/applicationNotices.ts';
import { lockResponse } from './lockResponse.ts';
import { readResponse } from './responses.ts';

/** How long a response that nobody has opened can be undone as if it had never been sent. */
const undoneWithinMs = 10 * 60 * 1000;

/**
 * Takes a response back: a young one that nobody has opened is deleted; any other is refused by its own candidate, and
 * what they told is hidden from the employer.
 */
export const withdrawApplication = verb(endpoint, async (context, { params: { id }, body: { reason } }) => {
  const { db, now } = context;
  const person = personOf(context);
  return db.transaction(async (transaction) => {
    const isThis = eq(applications.id, id);
    const before = await lockResponse(transaction, id, person.id);
    if (before.withdrawnAt) throw new Problem('alreadyWithdrawn');
    const isUnseen = before.openedAt === null && before.status === 'applied' && before.revived === 0;
    if (isUnseen && now.getTime() - before.createdAt.getTime() < undoneWithinMs) {
      await transaction.delete(applications).where(isThis);
      await forgetNew(transaction, before.vacancyId, before.createdAt);
      return { deleted: true } as const;
    }
    await transaction
      .update(applications)
      .set({
        status: 'rejected',
        withdrawnAt: now,
        withdrawnReason: reason,
        updatedAt: now,
        statusSince: now,
        unreadEmployer: 0,
      })
      .where(isThis);
    const event = { applicationId: id, kind: 'withdrawn', status: 'rejected', authorId: person.id, at: now } as const;
    await recordEvent(transaction, event);
    return readResponse(context, transaction, id);
  });
});

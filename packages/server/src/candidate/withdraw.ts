import { withdrawApplication as endpoint } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { applicationEvents, applications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
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
  if (!isUuid(id)) throw new Problem('unknownResponse');
  return db.transaction(async (transaction) => {
    const isThis = eq(applications.id, id);
    const [before] = await transaction
      .select()
      .from(applications)
      .where(and(isThis, eq(applications.candidateId, person.id)))
      .for('update');
    if (!before) throw new Problem('unknownResponse');
    if (before.withdrawnAt) throw new Problem('alreadyWithdrawn');
    const isUnseen = before.openedAt === null && before.status === 'applied' && before.revived === 0;
    if (isUnseen && now.getTime() - before.createdAt.getTime() < undoneWithinMs) {
      await transaction.delete(applications).where(isThis);
      return { deleted: true } as const;
    }
    await transaction
      .update(applications)
      .set({ status: 'rejected', withdrawnAt: now, withdrawnReason: reason, updatedAt: now })
      .where(isThis);
    await transaction
      .insert(applicationEvents)
      .values({ applicationId: id, status: 'rejected', authorId: person.id, at: now });
    return readResponse(context, transaction, id);
  });
});

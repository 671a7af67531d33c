import { askToDeleteAccount, deleteAccount, keepAccount } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { askerOf } from '../auth/ask.ts';
import { sendChallenge, useUp } from '../auth/challenges.ts';
import { endManySessions } from '../auth/endSessions.ts';
import type { Asker } from '../auth/limits.ts';
import { forgetSession } from '../auth/sessions.ts';
import { showCode } from '../auth/showCode.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';

/** How long a deleted account can be taken back. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

/** Whoever holds a session is no stranger: the limits of strangers, and of the sign-in just before, are not theirs. */
async function askerOfSession(
  context: Pick<Context, 'actor' | 'address' | 'cookie' | 'db' | 'isLocal'>,
): Promise<Asker> {
  const { actor } = context;
  const asker = await askerOf(context, personOf(context).phone);
  return actor.kind === 'user' ? { ...asker, device: actor.tokenHash } : asker;
}

/** The way out, and back while there is time. */
export const leavingVerbs = [
  verb(askToDeleteAccount, async (context) => {
    const challenge = await sendChallenge(context, await askerOfSession(context), {});
    return { status: 'otp_sent', challenge };
  }),

  verb(deleteAccount, async (context, { body: { code, challenge: nonce } }) => {
    const { db, now } = context;
    const { id } = personOf(context);
    const challenge = await showCode(context, await askerOfSession(context), { code, nonce });
    const deleteAt = new Date(now.getTime() + keptMs);
    await db.transaction(async (transaction) => {
      await useUp(transaction, challenge);
      await transaction.update(users).set({ deleteAt }).where(eq(users.id, id));
      await record(transaction, context, { action: 'account.left', entityType: 'user', entityId: id });
      await endManySessions(transaction, context, id);
    });
    forgetSession(context);
    return { delete_at: deleteAt.toISOString() };
  }),

  verb(keepAccount, async (context) => {
    const { id } = personOf(context);
    await context.db.transaction(async (transaction) => {
      await transaction.update(users).set({ deleteAt: null }).where(eq(users.id, id));
      await record(transaction, context, { action: 'account.kept', entityType: 'user', entityId: id });
    });
    return {};
  }),
];

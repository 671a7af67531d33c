import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';

/**
 * Refuses somebody who may not sign in. Asked once the code was shown: a stranger learns nothing of it.
 * Who blocks them meanwhile waits for the transaction, and so ends the session that it starts. @throws Problem blocked
 */
export async function refuseBlocked(transaction: Database, userId: string): Promise<void> {
  const [user] = await transaction
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (user?.blockedAt) throw new Problem('blocked');
}

/**
 * Closes the service to somebody, and ends their sessions. @returns how many, or undefined when they were blocked
 * before
 */
export function blockUser(
  db: Database,
  source: AuditSource,
  userId: string,
  reason: string,
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const [blocked] = await transaction
      .update(users)
      .set({ blockedAt: source.now, blockedReason: reason })
      .where(and(eq(users.id, userId), isNull(users.blockedAt)))
      .returning({ id: users.id });
    if (!blocked) return undefined;
    const ended = await transaction.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    await record(transaction, source, {
      action: 'user.blocked',
      entityType: 'user',
      entityId: userId,
      changes: { blocked_reason: [null, reason], sessions: [ended.map(({ id }) => id), []] },
      reason,
    });
    return ended.length;
  });
}

/** Lets somebody in again, who then signs in anew. @returns whether they were blocked */
export function unblockUser(
  db: Database,
  source: AuditSource,
  { userId, reason }: { userId: string; reason?: string | undefined },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Locked, since the reason that it had is in the record.
    const [blocked] = await transaction
      .select({ reason: users.blockedReason })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.blockedAt)))
      .for('update');
    if (!blocked) return false;
    await transaction.update(users).set({ blockedAt: null, blockedReason: null }).where(eq(users.id, userId));
    await record(transaction, source, {
      action: 'user.unblocked',
      entityType: 'user',
      entityId: userId,
      changes: { blocked_reason: [blocked.reason, null] },
      reason,
    });
    return true;
  });
}

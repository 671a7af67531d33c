import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { knownDevices, sessions } from '../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Ends one session of a person, the one that `which` says. @returns the digest of its token, or undefined when there
 * is none
 */
export function endOneSession(
  db: Database,
  source: AuditSource,
  userId: string,
  which: SQL | undefined,
): Promise<Buffer | undefined> {
  return db.transaction(async (transaction) => {
    const [ended] = await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ id: sessions.id, tokenHash: sessions.tokenHash });
    if (!ended) return undefined;
    await record(transaction, source, {
      action: 'session.ended',
      entityType: 'user',
      entityId: userId,
      changes: { session: [ended.id, null] },
    });
    return ended.tokenHash;
  });
}

/** Ends a person's sessions, all or those that `which` says, and tells them. @returns how many */
export function endManySessions(db: Database, source: AuditSource, userId: string, which?: SQL): Promise<number> {
  return db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ id: sessions.id });
    // Who signs out everywhere trusts none of their devices any more.
    if (which === undefined) await transaction.delete(knownDevices).where(eq(knownDevices.userId, userId));
    if (ended.length === 0) return 0;
    await record(transaction, source, {
      action: 'sessions.ended',
      entityType: 'user',
      entityId: userId,
      changes: { sessions: [ended.map(({ id }) => id), []] },
    });
    const { now } = source;
    const notice = { dedupe: `sessions_ended:${now.toISOString()}`, data: { count: String(ended.length) } };
    await notify(transaction, userId, { kind: 'sessions_ended', ...notice }, now);
    return ended.length;
  });
}

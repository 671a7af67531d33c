import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emailLinks, notificationSettings } from '../db/schema/index.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';

/** How long a link holds. */
const linkMs = 24 * 60 * 60 * 1000;

/** Makes what a letter brings to a mailbox: it is good once. */
export async function newMailLink(db: Database, userId: string, email: string, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), lt(emailLinks.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + linkMs);
  await db.insert(emailLinks).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return token;
}

/** A letter went to a mailbox: it is the person's from now on, once they confirm it. */
export async function nameMailbox(db: Database, userId: string, email: string): Promise<void> {
  const named = { email, emailConfirmedAt: null, emailOff: null, unsubscribeToken: newToken() };
  await db
    .insert(notificationSettings)
    .values({ userId, ...named })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: named });
}

/** Confirms the mailbox that a link went to. @returns whether it was good */
export async function confirmMailbox(db: Database, userId: string, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isGood = and(
      eq(emailLinks.tokenHash, hashOf(token)),
      eq(emailLinks.userId, userId),
      gt(emailLinks.expiresAt, now),
    );
    const [link] = await transaction.delete(emailLinks).where(isGood).returning({ email: emailLinks.email });
    if (!link) return false;
    // Who named another one since means that one.
    const isNamed = and(eq(notificationSettings.userId, userId), eq(notificationSettings.email, link.email));
    const confirmed = await transaction
      .update(notificationSettings)
      .set({ emailConfirmedAt: now, emailOff: null })
      .where(isNamed)
      .returning({ userId: notificationSettings.userId });
    return confirmed.length > 0;
  });
}

/** Nothing goes to a mailbox any more: the first reason is the one that is told. */
export async function closeMailbox(
  db: Database,
  which: { userId: string } | { unsubscribeToken: string },
  why: 'dead' | 'unsubscribed',
): Promise<boolean> {
  const isTheirs =
    'userId' in which
      ? eq(notificationSettings.userId, which.userId)
      : eq(notificationSettings.unsubscribeToken, which.unsubscribeToken);
  await db
    .update(notificationSettings)
    .set({ emailOff: why })
    .where(and(isTheirs, isNull(notificationSettings.emailOff)));
  return (await db.$count(notificationSettings, isTheirs)) > 0;
}

import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notificationSettings, telegramLinks, users } from '../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';

/** How long a link holds. */
const linkMs = 10 * 60 * 1000;

/** Makes what a person shows to the bot: it is good once. */
export async function newLink(db: Database, userId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkMs);
  await db.delete(telegramLinks).where(and(eq(telegramLinks.userId, userId), lt(telegramLinks.expiresAt, now)));
  await db.insert(telegramLinks).values({ tokenHash: hashOf(token), userId, expiresAt });
  return { token, expiresAt };
}

/** A chat, and what its person is called there. */
interface Chat {
  id: number;
  name: string;
}

/** What is kept of a person who has no chat. */
const noChat = { telegramChat: null, telegramName: null, telegramAt: null, telegramBlockedAt: null };

/**
 * Binds a chat to whoever made the link; undefined for one that is spent, too old or made up. A chat that is another
 * account's stays so, and the link stays good, until that is meant (`isMeant`): then its `holder` is named.
 */
export async function bindChat(
  db: Database,
  token: string,
  { id, name }: Chat,
  { now, isMeant = false }: { now: Date; isMeant?: boolean },
) {
  return db.transaction(async (transaction) => {
    // Two links of one chat at once: one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(${id}::bigint)`);
    const isGood = and(eq(telegramLinks.tokenHash, hashOf(token)), gt(telegramLinks.expiresAt, now));
    const [wanted] = await transaction
      .select({ userId: telegramLinks.userId, language: notificationSettings.language })
      .from(telegramLinks)
      .leftJoin(notificationSettings, eq(notificationSettings.userId, telegramLinks.userId))
      .where(isGood);
    const [holder] = await transaction
      .select({ id: users.id, firstName: users.firstName })
      .from(notificationSettings)
      .innerJoin(users, eq(users.id, notificationSettings.userId))
      .where(eq(notificationSettings.telegramChat, id));
    if (wanted && holder && holder.id !== wanted.userId && !isMeant)
      return { holder: holder.firstName, language: wanted.language ?? ('ru' as const) };
    const [link] = await transaction.delete(telegramLinks).where(isGood).returning({ userId: telegramLinks.userId });
    if (!link) return undefined;
    const { userId } = link;
    const older = await transaction
      .update(notificationSettings)
      .set(noChat)
      .where(and(eq(notificationSettings.telegramChat, id), ne(notificationSettings.userId, userId)))
      .returning({ userId: notificationSettings.userId });
    const connected = { telegramChat: id, telegramName: name, telegramAt: now, telegramBlockedAt: null };
    const [settings] = await transaction
      .insert(notificationSettings)
      .values({ userId, ...connected })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: connected })
      .returning({ language: notificationSettings.language });
    await notify(
      transaction,
      older.map((one) => one.userId),
      { kind: 'telegram_moved', dedupe: `telegram_moved:${now.toISOString()}`, data: { account: name } },
      now,
    );
    const [person] = await transaction.select().from(users).where(eq(users.id, userId));
    return { userId, firstName: person?.firstName ?? '', language: settings?.language ?? ('ru' as const) };
  });
}

/** Who is told in a chat to which a spent link is shown again; undefined where nobody is, and for one too old. */
export async function settledFor(db: Database, token: string, chat: number): Promise<string | undefined> {
  const [link] = await db
    .select()
    .from(telegramLinks)
    .where(eq(telegramLinks.tokenHash, hashOf(token)));
  if (link) return undefined;
  const [person] = await db
    .select({ firstName: users.firstName })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(eq(notificationSettings.telegramChat, chat));
  return person?.firstName ?? undefined;
}

/** The person does not want to be told there any more. */
export async function leaveChat(db: Database, which: { userId: string } | { chat: number }): Promise<void> {
  const { userId, telegramChat } = notificationSettings;
  const isTheirs = 'chat' in which ? eq(telegramChat, which.chat) : eq(userId, which.userId);
  await db.update(notificationSettings).set(noChat).where(isTheirs);
}

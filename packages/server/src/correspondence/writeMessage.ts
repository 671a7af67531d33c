import type { Language, Message, MessageSide } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applicationMessages, applications } from '../db/schema/index.ts';
import { readAbout, tellOfApplication } from '../notifications/applicationNotices.ts';

/** A message to be written about an application that is locked. */
interface NewMessage {
  id: string;
  applicationId: string;
  authorId: string;
  side: MessageSide;
  text: string;
  language?: Language | undefined;
  templateId?: string | undefined;
  at: Date;
}

/** Whether a message has left: one of a batch waits. */
export const isSent: SQL = sql`(send_after is null or sent_at is not null)`;

/** Writes a message, which the other side has not read. */
export async function writeMessage(transaction: Database, message: NewMessage): Promise<void> {
  const { at, ...row } = message;
  await transaction.insert(applicationMessages).values({ ...row, createdAt: at });
  await tellOfMessage(transaction, message);
}

/** What follows from a message that the other side has now. */
export async function tellOfMessage(
  transaction: Database,
  { id, applicationId, authorId, side, at }: Omit<NewMessage, 'text'>,
): Promise<void> {
  const { unreadEmployer, unreadCandidate } = applications;
  await transaction
    .update(applications)
    .set({
      lastEventAt: at,
      ...(side === 'candidate'
        ? { unreadEmployer: sql`${unreadEmployer} + 1` }
        : { unreadCandidate: sql`${unreadCandidate} + 1` }),
    })
    .where(eq(applications.id, applicationId));
  await tellOfApplication(transaction, { id, applicationId, kind: 'message', authorId, at });
}

/** A message as its writer gets it back. */
export async function readMessage(db: Database, id: string) {
  const [row] = await db.select().from(applicationMessages).where(eq(applicationMessages.id, id));
  if (!row) throw new Error('A message is gone that was just written.');
  const { side, text, createdAt, seenAt } = row;
  return { id, side, text, at: createdAt.toISOString(), is_seen: seenAt !== null } satisfies Message;
}

/** Marks what one side wrote as read by the other, and what the reader was told of it. */
export async function markSeen(
  transaction: Database,
  applicationId: string,
  { side: by, userId }: { side: MessageSide; userId: string },
  now: Date,
) {
  const other = by === 'candidate' ? 'employer' : 'candidate';
  await transaction.execute(sql`
    update application_messages set seen_at = ${now.toISOString()}
    where application_id = ${applicationId} and side = ${other} and seen_at is null and ${isSent}`);
  await transaction
    .update(applications)
    .set(by === 'candidate' ? { unreadCandidate: 0 } : { unreadEmployer: 0 })
    .where(eq(applications.id, applicationId));
  await readAbout(transaction, { userId, applicationId, now });
}

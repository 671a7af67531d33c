import { eq } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { notifications, notificationSettings, users } from '../db/schema/index.ts';
import type { SwitchedChannel } from '../notifications/switches.ts';

/** A delivery that this process sends now. */
export interface Claimed {
  id: string;
  notificationId: string;
  channel: SwitchedChannel;
  userId: string;
  kind: string;
  /** Which try this is. */
  attempts: number;
  /** Whether somebody was sending it already, and died. */
  before: 'waiting' | 'sending';
}

/** What is sent; undefined once it is gone. */
export async function subjectOf({ db }: Services, notificationId: string) {
  const [subject] = await db
    .select({ notification: notifications, person: users, settings: notificationSettings })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(notifications.id, notificationId));
  return subject;
}

/** A notification with its person, and how they want to be told. */
export type Subject = NonNullable<Awaited<ReturnType<typeof subjectOf>>>;

import type { NotificationKind } from '@kasb/contract';
import type { Database } from '../db/database.ts';
import { notifications } from '../db/schema/index.ts';

/** Something that a person is to be told of. */
export interface Notice {
  kind: NotificationKind;
  /** Names the event: the same one is told once. */
  dedupe: string;
  /** What the sentence is made of: names, titles, ids. */
  data?: Record<string, string>;
}

/** Tells people of something, as part of the transaction in which it happens. */
export async function notify(
  transaction: Database,
  userIds: string | readonly string[],
  { kind, dedupe, data = {} }: Notice,
  now: Date,
): Promise<void> {
  const people = [...new Set(typeof userIds === 'string' ? [userIds] : userIds)];
  if (people.length === 0) return;
  await transaction
    .insert(notifications)
    .values(people.map((userId) => ({ userId, kind, dedupe, data, createdAt: now })))
    .onConflictDoNothing();
}

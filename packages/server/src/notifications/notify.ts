import type { NotificationKind } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notifications } from '../db/schema/index.ts';
import { planDeliveries } from './deliveries.ts';

/** Something that a person is to be told of. */
export interface Notice {
  kind: NotificationKind;
  /** Names the event: the same one is told once. */
  dedupe: string;
  /** What the sentence is made of: names, titles, ids. */
  data?: Record<string, string>;
  /** One of many alike, which are told as one: its `count` adds up. @default false */
  isGathered?: boolean;
}

/** Tells people of something, as part of the transaction in which it happens. */
export async function notify(
  transaction: Database,
  userIds: string | readonly string[],
  { kind, dedupe, data = {}, isGathered = false }: Notice,
  now: Date,
): Promise<void> {
  const people = [...new Set(typeof userIds === 'string' ? [userIds] : userIds)];
  if (people.length === 0) return;
  const told = transaction
    .insert(notifications)
    // In one order, so that two who tell the same people at once do not wait for each other.
    .values(people.toSorted().map((userId) => ({ userId, kind, dedupe, data, createdAt: now })));
  const plan = async (rows: { id: string }[]) =>
    planDeliveries(transaction, { ids: rows.map(({ id }) => id), kind, at: now, isGathered });
  if (!isGathered) {
    await plan(await told.onConflictDoNothing().returning({ id: notifications.id }));
    return;
  }
  const count = sql`((${notifications.data} ->> 'count')::int + 1)::text`;
  const gathered = told.onConflictDoUpdate({
    target: [notifications.userId, notifications.dedupe],
    set: { data: sql`jsonb_set(${notifications.data}, '{count}', to_jsonb(${count}))`, createdAt: now, readAt: null },
  });
  await plan(await gathered.returning({ id: notifications.id }));
}

/** Tells each of many people of something of their own, in one statement. */
export async function notifyEach(
  transaction: Database,
  notices: readonly (Pick<Notice, 'kind' | 'dedupe' | 'data'> & { userId: string })[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ userId, kind, dedupe, data = {} }) => ({ userId, kind, dedupe, data, createdAt: now }));
  const written = await transaction
    .insert(notifications)
    // In one order, so that two who tell the same people at once do not wait for each other.
    .values(rows.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: notifications.id, kind: notifications.kind });
  for (const kind of new Set(notices.map((notice) => notice.kind))) {
    const ids = written.filter((row) => row.kind === kind).map(({ id }) => id);
    await planDeliveries(transaction, { ids, kind, at: now, isGathered: false });
  }
}

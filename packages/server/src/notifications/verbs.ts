import { listNotifications, readNotifications } from '@kasb/contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { notifications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';

/** What a person was told of. */
export const notificationVerbs = [
  verb(listNotifications, async ({ db, headers, actor }, { query }) => {
    const isOwn = eq(notifications.userId, personOf({ actor }).id);
    const { after, take } = pageStart(query);
    const isAfter =
      after && sql`(${notifications.createdAt}, ${notifications.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const rows = await db
      .select({ notification: notifications, at: sql<string>`${notifications.createdAt}::text` })
      .from(notifications)
      .where(and(isOwn, isAfter))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(take);
    const total = await db.$count(notifications, isOwn);
    const page = finishPage(
      listNotifications,
      headers,
      { query },
      { total, rows, positionOf: ({ at, notification: { id } }) => [at, id] },
    );
    return {
      items: page.map(({ notification: { id, kind, data, createdAt, readAt } }) => ({
        id,
        kind,
        values: data,
        at: createdAt.toISOString(),
        is_read: readAt !== null,
      })),
    };
  }),

  verb(readNotifications, async (context, { body: { ids } }) => {
    const isUnread = and(eq(notifications.userId, personOf(context).id), isNull(notifications.readAt));
    const isMeant = inArray(notifications.id, ids.filter(isUuid));
    await context.db.update(notifications).set({ readAt: context.now }).where(and(isUnread, isMeant));
    return { unread: await context.db.$count(notifications, isUnread) };
  }),
];

import { countNotifications, listNotifications, readNotifications } from '@kasb/contract';
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { isHere } from '../db/isAway.ts';
import { notifications } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { noticeLink, noticeText, shownValues } from './noticeText.ts';

/** What a person was told of. */
export const notificationVerbs = [
  verb(listNotifications, async (context, { query }) => {
    const { db, headers } = context;
    const isOwn = isTold(context);
    const { after, take } = pageStart(query);
    const isAfter =
      after && sql`(${notifications.createdAt}, ${notifications.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const rows = await db
      .select({
        notification: notifications,
        at: sql<string>`${notifications.createdAt}::text`,
        person: sql<string | null>`(
          select candidate_name from applications join users on users.id = candidate_id
          where applications.id = (${notifications.data} ->> 'applicationId')::uuid
            and candidate_id <> ${notifications.userId} and erased_at is null and ${isHere()})`,
      })
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
    const { role } = personOf(context);
    return {
      items: page.map(({ notification: { id, kind, data, createdAt, readAt }, person }) => {
        const known = person === null ? data : { person, ...data };
        const link = noticeLink(kind, known, role) ?? null;
        const { title = null, text = null } = noticeText(kind, known, context.language) ?? {};
        const values = shownValues(known, context.language);
        return { id, kind, values, title, text, link, at: createdAt.toISOString(), is_read: readAt !== null };
      }),
    };
  }),

  verb(countNotifications, async (context) => {
    const unread = await context.db.$count(notifications, and(isTold(context), isNull(notifications.readAt)));
    context.headers.set('etag', `"${unread}"`);
    return { unread };
  }),

  verb(readNotifications, async (context, { body: { ids = [], until } }) => {
    const isUnread = and(isTold(context), isNull(notifications.readAt));
    const isNamed = inArray(notifications.id, ids.filter(isUuid));
    const isMeant = until === undefined ? isNamed : or(isNamed, lte(notifications.createdAt, new Date(until)));
    await context.db.update(notifications).set({ readAt: context.now }).where(and(isUnread, isMeant));
    return { unread: await context.db.$count(notifications, isUnread) };
  }),
];

/** What a person was told of until now; what is still held back waits for its moment. */
function isTold(context: Pick<Context, 'actor' | 'now'>) {
  return and(eq(notifications.userId, personOf(context).id), lte(notifications.createdAt, context.now));
}

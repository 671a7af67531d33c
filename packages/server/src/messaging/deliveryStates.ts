import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notificationDeliveries, notifications } from '../db/schema/index.ts';

type Delivery = typeof notificationDeliveries.$inferSelect;
/** What became of a delivery. */
export type DeliveryState = Delivery['state'];

/** How what was told of events and messages of applications went to the person's chat, by the id of the event. */
export async function deliveriesOf(
  db: Database,
  userId: string | null,
  eventIds: readonly string[],
): Promise<Map<string, Pick<Delivery, 'state' | 'tryAfter'>>> {
  if (userId === null || eventIds.length === 0) return new Map();
  const prefix = 'application:';
  const rows = await db
    .select({
      dedupe: notifications.dedupe,
      state: notificationDeliveries.state,
      tryAfter: notificationDeliveries.tryAfter,
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notificationDeliveries.channel, 'telegram'),
        inArray(
          notifications.dedupe,
          eventIds.map((id) => prefix + id),
        ),
      ),
    );
  return new Map(rows.map(({ dedupe, state, tryAfter }) => [dedupe.slice(prefix.length), { state, tryAfter }]));
}

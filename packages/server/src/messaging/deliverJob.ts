import { setTimeout as rest } from 'node:timers/promises';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { isSentAlone, sendDeliveries } from './sendDelivery.ts';
import type { Claimed } from './subject.ts';

const atOnce = 20;
/** Whoever sends for longer than this counts as dead. */
const leaseMs = 2 * 60 * 1000;
const roundMs = 50_000;
const restMs = 2000;

/** Sends what is due, all the time, in one process. */
export const deliverNotices = defineJob({
  name: 'notify.deliver',
  schedule: '* * * * *',
  retries: 0,
  timeout: 170,
  concurrency: 1,
  async run(services, _data, signal) {
    const isOver = () => signal.aborted || services.isStopping();
    for (const begun = performance.now(); performance.now() - begun < roundMs && !isOver();)
      if ((await deliverDue(services, signal)) === 0) await rest(restMs, undefined, { signal }).catch(() => undefined);
  },
});

/** Sends what is due now. @returns how much it was */
export async function deliverDue(services: Services, signal: AbortSignal): Promise<number> {
  const now = services.clock();
  const lease = new Date(now.getTime() + leaseMs).toISOString();
  // Written down before anything goes out: what dies on the way is known to have begun.
  const claimed = await rowsOf<Claimed & Record<string, unknown>>(services.db)`
    with due as (
      select delivery.id, state, user_id, kind
      from notification_deliveries delivery join notifications on notifications.id = notification_id
      where state in ('waiting', 'sending') and try_after <= ${now.toISOString()}
      order by try_after, user_id limit ${atOnce} for update of delivery skip locked
    )
    update notification_deliveries delivery
    set state = 'sending', attempts = delivery.attempts + 1, try_after = ${lease}
    from due where delivery.id = due.id
    returning delivery.id, notification_id as "notificationId", channel, attempts, due.state as before,
      user_id as "userId", kind`;
  // What waited for one person goes as one.
  const together = Map.groupBy(claimed, (one) =>
    isSentAlone(one) ? one.id : `${one.channel} ${one.userId} ${one.attempts}`,
  );
  await Promise.all([...together.values()].map((group) => sendDeliveries(services, group, signal)));
  return claimed.length;
}

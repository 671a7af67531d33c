import type { NotificationKind } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notQuiet } from './quietHours.ts';

/** How soon a kind goes to a person's chat: `byHand` also at night, since somebody waits for an answer. */
const byTelegram: Partial<Record<NotificationKind, 'byDay' | 'byHand'>> = {
  application_interview: 'byDay',
  application_offer: 'byDay',
  application_hired: 'byDay',
  application_rejected: 'byDay',
  application_message: 'byHand',
  application_waiting: 'byDay',
  saved_search: 'byDay',
  application_new: 'byDay',
  application_withdrawn: 'byDay',
  candidate_message: 'byHand',
  interview_answered: 'byDay',
  sessions_ended: 'byDay',
  sign_in_attacked: 'byDay',
};
/** What is worth an SMS when it was not seen. */
const bySms: readonly NotificationKind[] = ['application_interview', 'application_offer'];
const unseenMs = 2 * 60 * 60 * 1000;
/** For so long what is gathered may grow. */
const gatheringMs = 60 * 1000;

/** Whether a kind may go at night. */
export const isByHand = (kind: string) => byTelegram[kind as NotificationKind] === 'byHand';

interface Told {
  ids: readonly string[];
  kind: NotificationKind;
  at: Date;
  isGathered: boolean;
}

/** Plans how notifications that were just written go to their people beside the site, in the same transaction. */
export async function planDeliveries(transaction: Database, { ids, kind, at, isGathered }: Told): Promise<void> {
  const when = byTelegram[kind];
  if (ids.length === 0 || !when) return;
  const soon = new Date(at.getTime() + (isGathered ? gatheringMs : 0));
  const moment = when === 'byHand' ? soon : notQuiet(soon);
  const isTold = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into notification_deliveries (notification_id, channel, try_after)
    select notifications.id, 'telegram', ${moment.toISOString()}::timestamptz
    from notifications join notification_settings settings on settings.user_id = notifications.user_id
    where notifications.id in (${isTold}) and telegram_chat is not null and telegram_blocked_at is null
      and is_telegram_on
    on conflict do nothing`);
  if (!bySms.includes(kind)) return;
  const later = notQuiet(new Date(at.getTime() + unseenMs));
  await transaction.execute(sql`
    insert into notification_deliveries (notification_id, channel, try_after)
    select id, 'sms', ${later.toISOString()}::timestamptz from notifications where id in (${isTold})
    on conflict do nothing`);
}

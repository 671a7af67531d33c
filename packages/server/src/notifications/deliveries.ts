import type { NotificationKind } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { notificationDeliveries } from '../db/schema/index.ts';
import type { ChosenKinds } from '../db/schema/index.ts';
import { gatheredUntil, notQuiet, usualQuiet } from './quietHours.ts';
import { isSwitchedOn, switchOf } from './switches.ts';

/** How soon a kind goes to a person's chat: `byHand` also at night, since somebody waits for it. */
const byTelegram: Partial<Record<NotificationKind, 'byDay' | 'byHand'>> = {
  application_interview: 'byDay',
  application_offer: 'byDay',
  application_hired: 'byDay',
  application_rejected: 'byDay',
  application_message: 'byHand',
  application_waiting: 'byDay',
  saved_search: 'byDay',
  candidate_message: 'byHand',
  sessions_ended: 'byDay',
  sign_in_attacked: 'byDay',
  operator_paused: 'byHand',
  company_blocked: 'byDay',
  member_invited: 'byDay',
};
/** What is worth an SMS to a candidate when it was not seen. */
const bySms: readonly NotificationKind[] = ['application_interview', 'application_offer'];
/** What is good news without haste: never by SMS, whatever its switch says. */
const noSms: readonly NotificationKind[] = ['vacancy_approved'];
/** What goes to a mailbox although no switch is for it: it is about the account or the company itself. */
const byMail: readonly NotificationKind[] = [
  'sessions_ended',
  'sign_in_attacked',
  'operator_paused',
  'company_blocked',
  'member_invited',
];
/** So many SMS an employer gets a day at most. */
export const mostNoticeSms = 5;
const unseenMs = 2 * 60 * 60 * 1000;
/** For so long what is gathered may grow. */
const gatheringMs = 60 * 1000;

/** Whether a kind may go at night. */
export const isByHand = (kind: string) => byTelegram[kind as NotificationKind] === 'byHand';

/** Whether the person of a row of `notification_settings settings`, which may be absent, is written to in a chat. */
export const hasChat = sql`coalesce(settings.is_telegram_on and settings.telegram_chat is not null
  and settings.telegram_blocked_at is null, false)`;

interface Told {
  ids: readonly string[];
  kind: NotificationKind;
  at: Date;
  isGathered: boolean;
}

interface Reader extends Record<string, unknown> {
  id: string;
  has_chat: boolean;
  has_mailbox: boolean;
  kinds: ChosenKinds;
  is_quiet: boolean;
  quiet_from: string;
  quiet_to: string;
  gather: 'now' | 'hourly' | 'daily';
}

/** Plans how notifications that were just written go to their people beside the site, in the same transaction. */
export async function planDeliveries(transaction: Database, { ids, kind, at, isGathered }: Told): Promise<void> {
  const name = switchOf(kind);
  const when = byTelegram[kind] ?? (name && 'byDay');
  if (ids.length === 0 || !when) return;
  const soon = new Date(at.getTime() + (isGathered ? gatheringMs : 0));
  const readers = await rowsOf<Reader>(transaction)`
    select notifications.id, ${hasChat} as has_chat,
      coalesce(email_confirmed_at is not null and email_off is null, false) as has_mailbox,
      coalesce(kinds, '{}') as kinds, coalesce(is_quiet, ${usualQuiet.isQuiet}) as is_quiet,
      coalesce(quiet_from, ${usualQuiet.quietFrom}) as quiet_from,
      coalesce(quiet_to, ${usualQuiet.quietTo}) as quiet_to, coalesce(gather, 'hourly') as gather
    from notifications left join notification_settings settings on settings.user_id = notifications.user_id
    where notifications.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`;
  const planned = readers.flatMap(
    ({ id: notificationId, has_chat: isInChat, has_mailbox: hasMailbox, kinds, gather, ...reader }) => {
      const hours = { isQuiet: reader.is_quiet, quietFrom: reader.quiet_from, quietTo: reader.quiet_to };
      const ready = kind === 'application_new' ? gatheredUntil(soon, gather) : soon;
      const chatAt = when === 'byHand' ? soon : notQuiet(ready, hours);
      const isToChat = isInChat && (!name || isSwitchedOn(kinds, name, 'telegram'));
      const isBySms = name ? isSwitchedOn(kinds, name, 'sms') && !noSms.includes(kind) : bySms.includes(kind);
      const isByMail = hasMailbox && (name ? isSwitchedOn(kinds, name, 'email') : byMail.includes(kind));
      // A candidate has two hours to see it, an employer has asked for it.
      const smsAt = notQuiet(name ? ready : new Date(at.getTime() + unseenMs), hours);
      return [
        ...(isToChat ? [{ notificationId, channel: 'telegram' as const, tryAfter: chatAt }] : []),
        // A letter wakes nobody.
        ...(isByMail ? [{ notificationId, channel: 'email' as const, tryAfter: ready }] : []),
        ...(isBySms ? [{ notificationId, channel: 'sms' as const, tryAfter: smsAt }] : []),
      ];
    },
  );
  if (planned.length > 0) await transaction.insert(notificationDeliveries).values(planned).onConflictDoNothing();
}

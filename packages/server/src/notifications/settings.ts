import { getNotificationSettings, updateNotificationSettings } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Services } from '../context/services.ts';
import { verb } from '../context/verb.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';

type Settings = Omit<typeof notificationSettings.$inferSelect, 'userId'>;
type Channels = Pick<Services, 'messenger' | 'smsNotices'>;

/** How a person wants to be told. */
export const settingsVerbs = [
  verb(getNotificationSettings, async (context) => {
    const [row] = await context.db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, personOf(context).id));
    return settingsAnswer(row ?? usual(context), context);
  }),

  verb(updateNotificationSettings, async (context, { body }) => {
    const userId = personOf(context).id;
    const [row] = await context.db
      .insert(notificationSettings)
      .values({ ...usual(context), ...body, userId })
      // Something must be set, so that the row comes back.
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { userId, ...body } })
      .returning();
    return settingsAnswer(row ?? usual(context), context);
  }),
];

/** What somebody wants who has said nothing. */
function usual({ language }: Context): Settings {
  const noChat = { telegramChat: null, telegramName: null, telegramAt: null, telegramBlockedAt: null };
  return { language, isTelegramOn: true, isSmsOn: true, digest: 'daily', ...noChat };
}

function settingsAnswer(
  row: Settings,
  { messenger, smsNotices }: Channels,
): WireAnswerOf<typeof getNotificationSettings> {
  const { language, isTelegramOn, isSmsOn, digest, telegramChat, telegramName, telegramAt, telegramBlockedAt } = row;
  return {
    telegram:
      telegramChat === null
        ? null
        : { name: telegramName, connected_at: telegramAt?.toISOString(), is_blocked: telegramBlockedAt !== null },
    is_telegram_on: isTelegramOn,
    is_sms_on: isSmsOn,
    digest,
    language,
    channels: ['app', ...(messenger ? (['telegram'] as const) : []), ...(smsNotices ? (['sms'] as const) : [])],
  };
}

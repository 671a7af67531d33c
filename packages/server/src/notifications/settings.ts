import { getNotificationSettings, updateNotificationSettings } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';

type Settings = Omit<typeof notificationSettings.$inferSelect, 'userId'>;

/** How a person wants to be told. */
export const settingsVerbs = [
  verb(getNotificationSettings, async (context) => {
    const [row] = await context.db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, personOf(context).id));
    return settingsAnswer(row ?? usual(context));
  }),

  verb(updateNotificationSettings, async (context, { body }) => {
    const userId = personOf(context).id;
    const [row] = await context.db
      .insert(notificationSettings)
      .values({ ...usual(context), ...body, userId })
      // Something must be set, so that the row comes back.
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { userId, ...body } })
      .returning();
    return settingsAnswer(row ?? usual(context));
  }),
];

/** What somebody wants who has said nothing. */
function usual({ language }: Context): Settings {
  return { language, isTelegramOn: true, isSmsOn: true, digest: 'daily' };
}

function settingsAnswer(row: Settings): WireAnswerOf<typeof getNotificationSettings> {
  const { language, isTelegramOn, isSmsOn, digest } = row;
  return {
    telegram: null,
    is_telegram_on: isTelegramOn,
    is_sms_on: isSmsOn,
    digest,
    language,
    channels: ['app'],
  };
}

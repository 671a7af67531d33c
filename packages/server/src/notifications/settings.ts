import { getNotificationSettings, updateNotificationSettings } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { notificationSettings } from '../db/schema/index.ts';
import type { ChosenKinds } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { mostNoticeSms } from './deliveries.ts';
import { usualQuiet } from './quietHours.ts';
import { switchesOf } from './switches.ts';

type Settings = Omit<typeof notificationSettings.$inferSelect, 'userId'>;

/** How a person wants to be told. */
export const settingsVerbs = [
  verb(getNotificationSettings, settingsOf),

  verb(updateNotificationSettings, async (context, { body }) => {
    const userId = personOf(context).id;
    const { kinds, quiet, ...rest } = body;
    const set = {
      ...rest,
      ...(quiet?.isOn !== undefined && { isQuiet: quiet.isOn }),
      ...(quiet?.from !== undefined && { quietFrom: quiet.from }),
      ...(quiet?.to !== undefined && { quietTo: quiet.to }),
    };
    const [row] = await context.db
      .insert(notificationSettings)
      .values({ ...usual(context), ...set, ...(kinds && { kinds }), userId })
      .onConflictDoUpdate({
        target: notificationSettings.userId,
        // Something must be set, so that the row comes back.
        set: { userId, ...set, ...(kinds && { kinds: merged(kinds) }) },
      })
      .returning();
    return settingsAnswer(row ?? usual(context), context);
  }),
];

/** How a person wants to be told, as they are told of it. */
export async function settingsOf(
  context: Pick<Context, 'actor' | 'db' | 'language' | 'mailer' | 'messenger' | 'smsNotices'>,
): Promise<WireAnswerOf<typeof getNotificationSettings>> {
  const [row] = await context.db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, personOf(context).id));
  return settingsAnswer(row ?? usual(context), context);
}

/** The mailbox to which letters may go, with what ends them; undefined for one that is not confirmed, or was left. */
export function openMailbox({ email, emailConfirmedAt, emailOff, unsubscribeToken }: Settings) {
  if (email === null || emailConfirmedAt === null || emailOff !== null || unsubscribeToken === null) return undefined;
  return { email, unsubscribeToken };
}

/** The switches with those that change: by the statement itself, so that two windows lose nothing of each other. */
function merged(kinds: ChosenKinds): SQL {
  return Object.entries(kinds).reduce(
    (all, [name, channels]) => sql`jsonb_set(${all}, ${`{${name}}`},
      coalesce(${notificationSettings.kinds} -> ${name}, '{}') || ${JSON.stringify(channels)}::jsonb)`,
    sql`${notificationSettings.kinds}`,
  );
}

/** What somebody wants who has said nothing. */
function usual({ language }: Pick<Context, 'language'>): Settings {
  const noMailbox = { email: null, emailConfirmedAt: null, emailOff: null, unsubscribeToken: null };
  const noChat = { telegramChat: null, telegramName: null, telegramAt: null, telegramBlockedAt: null };
  return {
    language,
    isTelegramOn: true,
    isSmsOn: true,
    digest: 'daily',
    kinds: {},
    ...usualQuiet,
    gather: 'hourly',
    ...noChat,
    ...noMailbox,
  };
}

function settingsAnswer(
  row: Settings,
  context: Pick<Context, 'actor' | 'mailer' | 'messenger' | 'smsNotices'>,
): WireAnswerOf<typeof getNotificationSettings> {
  const { messenger, smsNotices, mailer } = context;
  const { language, isTelegramOn, isSmsOn, digest, telegramChat, telegramName, telegramAt, telegramBlockedAt } = row;
  const { phone, role } = personOf(context);
  return {
    telegram:
      telegramChat === null
        ? null
        : { name: telegramName, connected_at: telegramAt?.toISOString(), is_blocked: telegramBlockedAt !== null },
    is_telegram_on: isTelegramOn,
    is_sms_on: isSmsOn,
    digest,
    language,
    channels: [
      'app',
      ...(messenger ? (['telegram'] as const) : []),
      ...(smsNotices ? (['sms'] as const) : []),
      ...(mailer ? (['email'] as const) : []),
    ],
    ...(smsNotices && { sms: { phone, daily_limit: mostNoticeSms } }),
    email:
      row.email === null
        ? null
        : {
            address: row.email,
            is_confirmed: row.emailConfirmedAt !== null,
            is_dead: row.emailOff === 'dead',
            is_unsubscribed: row.emailOff === 'unsubscribed',
          },
    kinds: role === 'employer' ? switchesOf(row.kinds) : [],
    quiet: { is_on: row.isQuiet, from: row.quietFrom, to: row.quietTo },
    gather: row.gather,
  };
}

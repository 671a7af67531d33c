import { testChannel } from '@kasb/contract';
import type { ProblemCode } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { MessengerError } from '../adapters/messenger/messenger.ts';
import type { Context } from '../context/context.ts';
import { sendSms } from '../context/sendSms.ts';
import { verb } from '../context/verb.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { openMailbox } from '../notifications/settings.ts';
import type { SwitchedChannel } from '../notifications/switches.ts';
import { trialSms } from '../text/messages/sms.ts';
import { trialLetter } from './letters.ts';
import { botWords } from './messages.ts';
import { spendSms } from './noticeSms.ts';
import { turnOff } from './sendDelivery.ts';

const sendMs = 10_000;
/** How often one person tries one channel. */
const most = { max: 3, seconds: 60 * 60 };
/** What a person is told whom the channel does not reach. */
const absent = {
  telegram: 'channelUnavailable',
  sms: 'smsFailed',
  email: 'mailUnavailable',
} satisfies Record<SwitchedChannel, ProblemCode>;

/** Whether a person's channels reach them, shown by a message. */
export const trialVerbs = [
  verb(testChannel, async (context, { body: { channel } }) => {
    const { db, now } = context;
    const { id } = personOf(context);
    const send = (await waysOf(context))[channel];
    if (!send) throw new Problem(absent[channel]);
    await countTry(db, [{ bucket: `trials-by:${id}:${channel}`, ...most }], now);
    try {
      await send();
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (error instanceof MessengerError && error.isBlocked) await turnOff(context, id, channel);
      throw new Problem('channelFailed', { cause: error });
    }
    return {};
  }),
];

type Known = Pick<
  Context,
  'actor' | 'clock' | 'db' | 'language' | 'mailer' | 'messenger' | 'requestId' | 'sms' | 'smsDaily' | 'smsNotices'
>;

/** The channels by which a person can be told now. */
async function waysOf(context: Known): Promise<Partial<Record<SwitchedChannel, () => Promise<void>>>> {
  const { db, messenger, mailer, smsNotices, language, requestId } = context;
  const { id, phone } = personOf(context);
  const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, id));
  const chat = settings?.telegramBlockedAt === null ? settings.telegramChat : null;
  const mailbox = settings && openMailbox(settings);
  return {
    ...(messenger &&
      chat !== null && {
        telegram: () => messenger.send({ chat, text: botWords(language)('trial') }, AbortSignal.timeout(sendMs)),
      }),
    ...(smsNotices && {
      sms: async () => {
        if (!(await spendSms(context))) throw new Problem('smsBudgetSpent');
        await sendSms(context, { to: phone, text: trialSms[language] });
      },
    }),
    ...(mailer && mailbox && { email: () => mailer(trialLetter({ to: mailbox.email, id: requestId }, language)) }),
  };
}

import { randomInt } from 'node:crypto';
import { linkTelegram, respondToVacancy, updateApplicationStatus } from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import { createTelegramMessenger } from '../../src/adapters/messenger/telegram.ts';
import { notificationDeliveries, notifications } from '../../src/db/schema/index.ts';
import { webhookPath } from '../../src/messaging/bot.ts';
import { deliverDue } from '../../src/messaging/deliverJob.ts';
import type { SwitchedChannel } from '../../src/notifications/switches.ts';
import type { Channel } from '../support/channel.ts';
import { createFirm } from '../support/firm.ts';
import type { Answer, Harness, TestPerson } from '../support/harness.ts';

export const secret = 'secret-of-the-webhook';

/** What the Bot API answers when it takes a message. */
export const taken = { body: { ok: true, result: { message_id: 1, chat: { id: 1, type: 'private' }, date: 1 } } };
export const refused = (status: number, description: string, parameters?: object) => ({
  status,
  body: { ok: false, error_code: status, description, parameters },
});

/** A server whose bot is the given one. */
export function botOf(api: Harness, channel: Channel) {
  api.services.messenger = createTelegramMessenger({ token: 'TOKEN', bot: 'kasb_bot', url: channel.url });
  api.services.telegramSecret = secret;
  const link = async ({ token }: TestPerson) => {
    const answer = await api.call(linkTelegram, {}, { as: token });
    const { url } = answer.body as { url: string };
    return new URL(url).searchParams.get('start') ?? '';
  };
  const person = { username: 'niluf' };
  const post = (update: object, given: string): Promise<Answer> =>
    api.request(webhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(given && { 'x-telegram-bot-api-secret-token': given }) },
      body: JSON.stringify({ update_id: 1, ...update }),
    });
  const placeOf = (chat: number) => ({ message_id: 1, chat: { id: chat, type: 'private' } });
  /** Writes to the bot, as Telegram tells it. */
  const write = (text: string, chat: number, given = secret) =>
    post({ message: { ...placeOf(chat), text, from: person } }, given);
  /** Presses a button under what the bot wrote. */
  const press = (data: string, chat: number) =>
    post({ callback_query: { id: 'press', data, from: person, message: placeOf(chat) } }, secret);
  const connect = async (person: TestPerson) => {
    const chat = randomInt(1, 2 ** 40);
    await write(`/start ${await link(person)}`, chat);
    channel.calls.length = 0;
    return chat;
  };
  return { link, write, press, connect };
}

/** A public vacancy, its employer, and somebody who responded to it. */
export async function response(api: Harness) {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  await api.db.delete(notifications);
  const person = await api.person();
  const respond = async (who: TestPerson, vacancyId = firm.vacancyId) => {
    const answer = await api.call(respondToVacancy, { body: { vacancyId } }, { as: who.token });
    return (answer.body as { id: string }).id;
  };
  const id = await respond(person);
  const move = (status: SettableApplicationStatus, which = id) =>
    api.call(updateApplicationStatus, { params: { id: which }, body: { status } }, { as: firm.owner.token });
  return { firm, person, id, respond, move };
}

/** Sends what is due now. */
export const deliver = (api: Harness) => deliverDue(api.services, new AbortController().signal);

/** The deliveries by a channel, as they are. */
export const deliveriesBy = async (api: Harness, channel: SwitchedChannel) =>
  (await api.db.select().from(notificationDeliveries)).filter((one) => one.channel === channel);

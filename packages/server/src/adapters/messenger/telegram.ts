import { array, boolean, looseObject, number, optional, parse, safeParse, string, unknown } from 'valibot';
import { parseJson, readAtMost } from '../../http/bodies.ts';
import { MessengerError } from './messenger.ts';
import type { ChatUpdate, Messenger } from './messenger.ts';

interface TelegramOptions {
  token: string;
  /** The bot's name, without the @. */
  bot: string;
  /** Where the Bot API is. @default https://api.telegram.org */
  url?: string;
}

const maxAnswerBytes = 1024 * 1024;
/** How long an asking waits for something to be written, in seconds. */
const waitSeconds = 5;

const answer = looseObject({
  ok: boolean(),
  result: optional(unknown()),
  description: optional(string(), ''),
  parameters: optional(looseObject({ retry_after: optional(number()) })),
});
const from = optional(looseObject({ username: optional(string()), first_name: optional(string()) }));
const chat = looseObject({ id: number(), type: string() });
const update = looseObject({
  update_id: number(),
  message: optional(looseObject({ text: optional(string()), chat, from })),
  callback_query: optional(
    looseObject({ id: string(), data: optional(string()), from, message: optional(looseObject({ chat })) }),
  ),
});
/** What Telegram tells of: what is written, and presses of buttons. */
const kinds = ['message', 'callback_query'];

/** A person's chat with the bot. */
function read(body: unknown): ChatUpdate | undefined {
  const told = safeParse(update, body);
  if (!told.success) return undefined;
  const { update_id: id, message, callback_query: press } = told.output;
  const place = message?.chat ?? press?.message?.chat;
  const text = message ? message.text : press?.data;
  if (place?.type !== 'private' || text === undefined) return undefined;
  const { username, first_name: firstName } = message?.from ?? press?.from ?? {};
  const name = username ? `@${username}` : (firstName ?? '');
  return { id, chat: place.id, name, text, ...(!message && press && { pressed: press.id }) };
}

/** People's chats with a bot, through the Bot API. */
export function createTelegramMessenger({ token, bot, url = 'https://api.telegram.org' }: TelegramOptions): Messenger {
  async function call(method: string, body: object, signal: AbortSignal): Promise<unknown> {
    let response;
    try {
      response = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
        redirect: 'error',
      });
    } catch (error) {
      // The address holds the token: nothing of it goes on.
      const code = ((error as Error).cause as { code?: string } | undefined)?.code;
      throw new MessengerError(signal.aborted ? 'Telegram is silent' : `Telegram is out of reach (${code ?? 'lost'})`);
    }
    const bytes = await readAtMost(response, maxAnswerBytes).catch(() => undefined);
    const told = safeParse(answer, bytes && parseJson(new TextDecoder().decode(bytes)));
    if (told.success && told.output.ok) return told.output.result;
    const { description = '', parameters } = told.success ? told.output : {};
    const { status } = response;
    throw new MessengerError(`Telegram refused (${status}): ${description.slice(0, 200)}`, {
      isBlocked: status === 403 || /chat not found|user is deactivated/i.test(description),
      isFinal: status >= 400 && status < 500 && status !== 429 && status !== 409,
      retryAfter: parameters?.retry_after,
    });
  }

  return {
    async send({ chat: place, text, button, choices }, signal) {
      const rows = [
        ...(button ? [[button]] : []),
        ...(choices ? [choices.map(({ text: label, data }) => ({ text: label, callback_data: data }))] : []),
      ];
      const body = {
        chat_id: place,
        text,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
        ...(rows.length > 0 && { reply_markup: { inline_keyboard: rows } }),
      };
      await call('sendMessage', body, signal);
    },
    async settle(pressed, signal) {
      await call('answerCallbackQuery', { callback_query_id: pressed }, signal);
    },
    startUrl: (start) => `https://t.me/${bot}?start=${start}`,
    async updates(offset, signal) {
      const wanted = { ...(offset !== undefined && { offset }), timeout: waitSeconds, allowed_updates: kinds };
      const all = parse(array(looseObject({ update_id: number() })), await call('getUpdates', wanted, signal));
      // What nobody wrote counts as read, too.
      return all.map((one) => read(one) ?? { id: one.update_id, chat: 0, name: '', text: '' });
    },
    async follow(address, secret, signal) {
      await call('setWebhook', { url: address, secret_token: secret, allowed_updates: kinds }, signal);
    },
    read,
  };
}

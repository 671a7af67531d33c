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

/** The longest message, in characters. */
const maxLength = 4096;
const maxAnswerBytes = 1024 * 1024;
/** How long an asking waits for something to be written, in seconds. */
const waitSeconds = 5;

const answer = looseObject({
  ok: boolean(),
  result: optional(unknown()),
  description: optional(string(), ''),
  parameters: optional(looseObject({ retry_after: optional(number()) })),
});
const update = looseObject({
  update_id: number(),
  message: optional(
    looseObject({
      text: optional(string()),
      chat: looseObject({ id: number(), type: string() }),
      from: optional(looseObject({ username: optional(string()), first_name: optional(string()) })),
    }),
  ),
});

/** A person's chat with the bot. */
function read(body: unknown): ChatUpdate | undefined {
  const told = safeParse(update, body);
  if (!told.success) return undefined;
  const { update_id: id, message } = told.output;
  if (message?.chat.type !== 'private' || message.text === undefined) return undefined;
  const { username, first_name: firstName } = message.from ?? {};
  return { id, chat: message.chat.id, name: username ? `@${username}` : (firstName ?? ''), text: message.text };
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
    async send({ chat, text, button }, signal) {
      const body = {
        chat_id: chat,
        text: text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
        ...(button && { reply_markup: { inline_keyboard: [[button]] } }),
      };
      await call('sendMessage', body, signal);
    },
    startUrl: (start) => `https://t.me/${bot}?start=${start}`,
    async updates(offset, signal) {
      const wanted = { ...(offset !== undefined && { offset }), timeout: waitSeconds, allowed_updates: ['message'] };
      const all = parse(array(looseObject({ update_id: number() })), await call('getUpdates', wanted, signal));
      // What nobody wrote counts as read, too.
      return all.map((one) => read(one) ?? { id: one.update_id, chat: 0, name: '', text: '' });
    },
    async follow(address, secret, signal) {
      await call('setWebhook', { url: address, secret_token: secret, allowed_updates: ['message'] }, signal);
    },
    read,
  };
}

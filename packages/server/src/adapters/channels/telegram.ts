import { encodedReason } from '@kasb/contract';
import { literal, looseObject, number, optional, safeParse, string, union, unknown } from 'valibot';
import { escapeHtml } from '../html.ts';
import { ChannelError } from './channel.ts';
import type { Delivered, ShownVacancy, Delivery, ChannelAdapter } from './channel.ts';
import { failureOf, post } from './http.ts';
import { channelWords } from './messages.ts';
import { clip, contactText, salaryText, termsText } from './text.ts';

interface TelegramOptions {
  /** Of the bot, which must be an administrator of the channels. */
  token: string;
  /** Where the Bot API is. @default https://api.telegram.org */
  url?: string;
}

const channel = 'Telegram';
/** The longest message, in characters. */
const maxLength = 4096;
const longestTitle = 300;

const answer = union([
  looseObject({ ok: literal(true), result: unknown() }),
  looseObject({
    ok: literal(false),
    description: optional(string(), ''),
    parameters: optional(looseObject({ retry_after: optional(number()) })),
  }),
]);
const message = looseObject({ message_id: number() });

/**
 * Channels of Telegram through the Bot API: a message is sent, edited in place and deleted. The Bot API knows no
 * idempotency and bots cannot read a channel, so a sending that was cut off is not repeated.
 */
export function createTelegram({ token, url = 'https://api.telegram.org' }: TelegramOptions): ChannelAdapter {
  async function call(
    method: string,
    body: Record<string, unknown>,
    signal: AbortSignal,
    isFine?: RegExp,
  ): Promise<unknown> {
    const response = await post({ url: `${url}/bot${token}/${method}`, body: JSON.stringify(body), signal, channel });
    const told = safeParse(answer, response.json);
    if (!told.success)
      throw response.isOk
        ? new ChannelError(encodedReason('channelUnclear', { channel }))
        : failureOf(channel, response);
    if (told.output.ok) return told.output.result;
    const { description, parameters } = told.output;
    if (isFine?.test(description)) return undefined;
    if (/need administrator rights/i.test(description))
      throw new ChannelError(encodedReason('channelNotAdmin', { channel }));
    throw failureOf(
      channel,
      { status: response.status, retryAfter: parameters?.retry_after ?? response.retryAfter },
      clip(description, 200),
    );
  }

  return {
    name: channel,
    isRepeatable: false,

    async publish({ service, vacancy }, signal) {
      const sent = safeParse(
        message,
        await call('sendMessage', { chat_id: chatOf(service), ...content(vacancy) }, signal),
      );
      if (!sent.success) throw new ChannelError(encodedReason('channelUnclear', { channel }));
      const externalId = String(sent.output.message_id);
      return { externalId, externalUrl: linkTo(service, externalId) };
    },

    async update({ service, vacancy }, delivered, signal) {
      await call(
        'editMessageText',
        { chat_id: chatOf(service), message_id: Number(delivered.externalId), ...content(vacancy) },
        signal,
        /message is not modified/i,
      );
    },

    async remove({ service, vacancy }, delivered, signal) {
      const place = { chat_id: chatOf(service), message_id: Number(delivered.externalId) };
      try {
        await call('deleteMessage', place, signal, /message to delete not found/i);
      } catch (error) {
        // An old message may not be deletable any more: then it says that it is over.
        if (!(error instanceof ChannelError) || !/can't be deleted/i.test(error.message)) throw error;
        const text = channelWords(vacancy.language)('closed');
        await call('editMessageText', { ...place, text }, signal, /message is not modified/i);
      }
    },
  };
}

function chatOf({ identifier }: Delivery['service']): string {
  if (!identifier) throw new ChannelError(encodedReason('channelWithoutAddress', { channel }));
  return identifier;
}

/** Only channels with a public name have public links. */
function linkTo({ identifier }: Delivery['service'], id: NonNullable<Delivered['externalId']>): string | null {
  return identifier?.startsWith('@') ? `https://t.me/${identifier.slice(1)}/${id}` : null;
}

const content = (vacancy: ShownVacancy) => ({
  text: messageText(vacancy),
  parse_mode: 'HTML',
  link_preview_options: { is_disabled: true },
});

/** A vacancy in Telegram's HTML, at most 4096 characters with its markup. */
export function messageText(vacancy: ShownVacancy): string {
  const { title, companyName, description, requirements, benefits, language } = vacancy;
  const words = channelWords(language);
  const salary = salaryText(vacancy);
  const head = [
    `<b>${escapeHtml(clip(title, longestTitle))}</b>`,
    escapeHtml(clip(companyName, longestTitle)),
    escapeHtml(clip(termsText(vacancy), longestTitle)),
    ...(salary === undefined ? [] : [`<b>${escapeHtml(salary)}</b>`]),
  ].join('\n');
  const end = `\n\n${words('respond')}: ${escapeHtml(contactText(vacancy))}`;
  const lines = [
    ...(description ? ['', ...description.split(/\n/)] : []),
    ...(requirements.length > 0 ? ['', `${words('requirements')}:`, ...requirements.map((line) => `• ${line}`)] : []),
    ...(benefits.length > 0 ? ['', `${words('benefits')}:`, ...benefits.map((line) => `• ${line}`)] : []),
  ];
  return head + fit(lines, maxLength - head.length - end.length) + end;
}

/** As many of the lines as have room; the one at the edge is cut. */
function fit(lines: readonly string[], room: number): string {
  let text = '';
  for (const line of lines) {
    const whole = `\n${escapeHtml(line)}`;
    if (text.length + whole.length <= room) {
      text += whole;
      continue;
    }
    let cut = clip(line, room - text.length - 1);
    while (cut !== '' && escapeHtml(cut).length > room - text.length - 1) cut = clip(line, cut.length - 1);
    return cut === '' ? text : `${text}\n${escapeHtml(cut)}`;
  }
  return text;
}

import { encodedReason } from '@kasb/contract';
import { languageOf } from '@kasb/domain/language';
import { array, looseObject, minLength, number, optional, pipe, safeParse, string } from 'valibot';
import { ChannelError } from './channel.ts';
import type { ChannelAdapter } from './channel.ts';
import { failureOf, post } from './http.ts';
import { channelWords } from './messages.ts';
import { clip, contactText, salaryText, termsText } from './text.ts';

interface WhatsAppOptions {
  token: string;
  /** The number that sends, by its id in the Cloud API. */
  phoneNumberId: string;
  /** The approved template: its body takes title, company, terms, salary, contact. */
  template: string;
  /** Of the template. @default 'ru' */
  language?: string;
  /** Where the Cloud API is, with its version. */
  url: string;
}

const channel = 'WhatsApp';
const longest = 900;

const sent = looseObject({ messages: pipe(array(looseObject({ id: string() })), minLength(1)) });
const refused = looseObject({ error: looseObject({ message: optional(string(), ''), code: optional(number()) }) });
/** The Cloud API's own codes of «too many messages». */
const rateCodes = [4, 80_007, 130_429, 131_048, 131_056];

/**
 * A recipient of WhatsApp, such as the person who keeps a group, by a template message of the Cloud API. What was
 * sent can be neither changed nor taken back, and a sending that was cut off is not repeated.
 */
export function createWhatsApp({
  token,
  phoneNumberId,
  template,
  language = 'ru',
  url,
}: WhatsAppOptions): ChannelAdapter {
  const spoken = languageOf(language);
  return {
    name: channel,
    isRepeatable: false,
    async publish({ service, vacancy: written }, signal) {
      const to = service.identifier?.replace(/\D/g, '');
      if (!to) throw new ChannelError(encodedReason('channelWithoutAddress', { channel }));
      // The template speaks one language, and what fills it speaks the same.
      const vacancy = { ...written, language: spoken };
      const texts = [
        vacancy.title,
        vacancy.companyName,
        termsText(vacancy),
        salaryText(vacancy) ?? channelWords(spoken)('negotiable'),
        contactText(vacancy),
      ];
      const response = await post({
        url: `${url}/${phoneNumberId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to,
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            // Parameters may hold no line breaks.
            components: [
              {
                type: 'body',
                parameters: texts.map((text) => ({ type: 'text', text: clip(text.replace(/\s+/g, ' '), longest) })),
              },
            ],
          },
        }),
        signal,
        channel,
      });
      const told = safeParse(sent, response.json);
      if (response.isOk && told.success) return { externalId: told.output.messages[0]?.id ?? null };
      const problem = safeParse(refused, response.json);
      if (problem.success) {
        const { code, message } = problem.output.error;
        const status = code !== undefined && rateCodes.includes(code) ? 429 : response.isOk ? 400 : response.status;
        throw failureOf(channel, { ...response, status }, clip(message, 200));
      }
      throw response.isOk
        ? new ChannelError(encodedReason('channelUnclear', { channel }))
        : failureOf(channel, response);
    },
  };
}

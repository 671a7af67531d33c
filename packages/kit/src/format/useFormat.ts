import { createFormat } from '@kasb/domain/format';
import type { Format } from '@kasb/domain/format';
import type { MessageOverrides } from '@kasb/domain/messages';
import { useKasb } from '../provider/kasbContext.ts';

// Making one is dear and a list has many rows: one for each language, zone and set of a host's words.
const formats = new WeakMap<MessageOverrides, Map<string, Format>>();

/** Money, dates, plurals and phones in the provider's language. */
export function useFormat(): Format {
  const { locale, timeZone, messages } = useKasb();
  const known = formats.get(messages) ?? new Map<string, Format>();
  formats.set(messages, known);
  const key = `${locale} ${timeZone}`;
  const format = known.get(key) ?? createFormat(locale, timeZone, messages);
  known.set(key, format);
  return format;
}

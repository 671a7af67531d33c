import { useKasb } from '../provider/kasbContext.ts';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';

const formats = new Map<string, Format>();

/** Money, dates, plurals and phones in the provider's language. */
export function useFormat(): Format {
  const { locale, timeZone } = useKasb();
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = createFormat(locale, timeZone);
  formats.set(key, format);
  return format;
}

import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, uzbek } from './flat.ts';
import { spelledNumber } from './numerals.ts';
import { anyOf } from './vocabulary.ts';

/** A correction is short; longer texts are not searched for one. */
const longest = 300;

const number = `(?:\\d{1,3}(?: \\d{3}){1,3}|\\d{1,9}(?:[.,:]\\d{1,2})?|${spelledNumber})`;
const suffix = uzbek('dan|gacha|ga');
const units =
  `(?:\\s?(?:млн|мил+ион\\p{L}{0,3}|mln|mil+ion|лям\\p{L}{0,3}|лимон\\p{L}{0,3}|тыс\\p{L}{0,4}|к(?!\\p{L})|k` +
  `(?!\\p{L})|сум\\p{L}{0,2}|у\\.?е\\.?|` +
  `\\$|долл\\p{L}{0,5}|бакс\\p{L}{0,3}|евро|euro|usd|лет|год\\p{L}{0,2}|час\\p{L}{0,2}|` +
  `${uzbek("ming|so'm|dol+ar|yil|soat")})\\.?){0,2}`;
const end = `(?:${number})${units}(?:\\s?${suffix})?`;
const from = `от|с|минимум|не\\sменьше|не\\sменее|хотя\\sбы|${uzbek('kamida')}`;
const upTo = `до|по|максимум|не\\sбольше|не\\sболее|${uzbek("ko'pi bilan|maksimum")}`;
const again =
  `[\\s,.;!(…-]{1,5}(?:(?:а|ой|ну|хотя|нет|извин\\p{L}{1,4}|${uzbek("yo'q")})[\\s,]{1,3}){0,2}` +
  `(?:${anyOf(vocabulary.revisions)}|нет|ой|стоп|поправка|извин\\p{L}{1,4}|прост(?:и|ите)|` +
  `${uzbek("yo'q|yo'g'e|to'g'risi|kechirasiz|uzr|yo'q yo'q")})(?![\\p{L}'])[\\s,:.!-]{1,4}(?:лучше\\s|пусть` +
  `\\s|давайте\\s)?|` +
  `[\\s,.]{1,3}не\\s(?:(?:${from}|${upTo})\\s)?${number}${units}[\\s,]{1,2}а\\s|` +
  `[\\s,.]{1,3}${number}${units}\\s?${suffix}\\s${uzbek('emas')}[\\s,]{1,2}`;
// «от 5 до 7 млн, нет, до 8»
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:${from})\\s)?(?<low>${end})(?<joint>\\s?-\\s?|\\s(?:до|по)\\s|\\s)(?<high>${end})` +
    `(?<tail>\\s\\p{L}{2,12}){0,2}` +
    `(?<again>${again})(?:(?:(?<to>${upTo})|(?<from>${from}))\\s)?(?<value>${number})(?<unit>${units})` +
    `(?<side>\\s?${suffix})?` +
    `(?![\\p{L}\\d]|\\s?-\\s?\\d|\\s(?:до|по)\\s)`,
  'du',
);
const till = new RegExp(`^\\s?${uzbek('gacha')}$`, 'u');
const leading = new RegExp(`^${number}`, 'u');

/** A text whose range has the end that was corrected behind it: «от 5 до 7, нет, до 8» is «от 5 до 8». */
export function withBoundsRevised(text: string): string {
  if (text.length > longest) return text;
  const match = flatten(text).match(pattern);
  const { groups } = match ?? {};
  const spans = match?.indices?.groups;
  if (!match || !groups || !spans?.low || !spans.high || !spans.again || !spans.value || !spans.unit) return text;
  // A range without a joint is one of Uzbek endings: `5 dan 7 gacha`.
  const isRange = groups.joint?.trim() !== '' || /(?:dan|дан)$/u.test(groups.low ?? '');
  const side = groups.side ?? '';
  const isUpper = groups.to !== undefined || till.test(side);
  if (!isRange || (groups.to === undefined && groups.from === undefined && side === '')) return text;
  const [start] = isUpper ? spans.high : spans.low;
  const [old = ''] = flatten(text).slice(start).match(leading) ?? [];
  const value = text.slice(...spans.value);
  const isNamed = /[\p{L}$]/u.test(`${groups.low}${groups.high}`.replace(/(?:dan|gacha|ga|дан|гача|га)/gu, ''));
  const after = text.slice(spans.side ? spans.side[1] : spans.unit[1]);
  const rest = (isNamed ? '' : text.slice(...spans.unit)) + after;
  return text.slice(0, start) + value + text.slice(start + old.length, spans.again[0]) + rest;
}

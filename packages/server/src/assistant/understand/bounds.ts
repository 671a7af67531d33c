import vocabulary from '../data/words.json' with { type: 'json' };
import { uzbek } from './flat.ts';
import type { Sum } from './sums.ts';
import { anyOf } from './vocabulary.ts';

/** Which end of a range a sum is. */
type Bound = 'from' | 'to' | undefined;

const from = new RegExp(`(?:${anyOf(vocabulary.atLeast)})\\s*$`, 'u');
const upTo = new RegExp(`(?:${anyOf(vocabulary.atMost)})\\s*$`, 'u');
const fromBehind = new RegExp(
  `^(?:[\\s,]*(?:${anyOf(vocabulary.atLeastBehind)})(?!\\p{L})|\\+(?=\\s?(?:[,;.]|$)))`,
  'u',
);
const upToBehind = new RegExp(`^[\\s,]*(?:${anyOf(vocabulary.atMostBehind)})(?!\\p{L})`, 'u');
// «4 минимум, 6 максимум»: the word is of the sum in front of it.
const closing = new RegExp(
  `^\\s?(?:(?:это|${uzbek('bu')})\\s)?(?:(?<from>${anyOf(vocabulary.atLeastBehind)})|` +
    `(?<to>${anyOf(vocabulary.atMostBehind)}))` +
    '(?=\\s?,|\\s\\d)',
  'u',
);
// `4 mln dan kam emas 6 mln dan oshmaydi`
const closingUzbek = new RegExp(
  `^\\s?(?:(?<from>${anyOf({ uz: vocabulary.atLeastBehind.uz })})|` +
    `(?<to>${anyOf({ uz: vocabulary.atMostBehind.uz })}))\\s?$`,
  'u',
);
// «500 или 700»
const either = new RegExp(`^\\s(?:или(?:\\sдаже)?|${uzbek('yoki')})\\s$`, 'u');
const joiner = new RegExp(
  `^[\\s,]{0,12}(?:(?:но|а|и|да|однако|точно|уж|можно|при|этом|${uzbek('lekin|ammo|biroq|va')})[\\s,]{1,3}){0,3}$`,
  'u',
);

/** The words in front of a sum and behind it that say which end it is. */
export const leadOf = (before: string): string => (before.match(upTo) ?? before.match(from) ?? [''])[0];
export const tailOf = (behind: string): string => (behind.match(upToBehind) ?? behind.match(fromBehind) ?? [''])[0];

/** Which end of a range a sum is by the words around it: what stands behind says more than an ending. */
export function boundOf({ side }: Pick<Sum, 'side'>, before: string, behind: string): Bound {
  if (upToBehind.test(behind) || side === 'to' || upTo.test(before)) return 'to';
  return fromBehind.test(behind) || side === 'from' || from.test(before) ? 'from' : undefined;
}

/** What stands around two sums, and between them. */
interface Around {
  before: string;
  between: string;
  behind: string;
}

/** Whether two sums are one range: «минимум 4, максимум 7», `kamida 4, lekin 6 dan oshmasin`. */
export function isRange(left: Sum, right: Sum, { before, between, behind }: Around, isRising: boolean): boolean {
  if (/^\s*(?:-|до|по|to)\s*$/.test(between)) return true;
  if (isRising && either.test(between)) return true;
  if (left.side === 'from' && /^\s*$/.test(between) && right.side === 'to') return true;
  const closed = between.match(closing) ?? between.match(closingUzbek);
  const rest = between.slice(closed?.[0].length ?? 0);
  const lead = leadOf(rest);
  if (!joiner.test(rest.slice(0, rest.length - lead.length))) return false;
  const low = closed?.groups?.to === undefined ? boundOf(left, before, closed?.[0] ?? '') : 'to';
  const high = boundOf(right, lead, behind);
  if (high === 'to') return low === 'from' || (low === undefined && isRising);
  return high === 'from' && low === 'to';
}

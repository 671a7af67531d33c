import vocabulary from '../data/words.json' with { type: 'json' };
import { allCurrencies, currencyLead, currencyOf, markedBefore } from './currencies.ts';
import type { Currency } from './currencies.ts';
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';
import { isNoMoney } from './notMoney.ts';
import { spelledNumber, valueOf } from './numerals.ts';
import { anyOf } from './vocabulary.ts';

/** A number that is money. */
export interface Sum extends Span {
  value: number;
  /** 1, a thousand or a million; undefined when none was named. */
  unit: number | undefined;
  currency: Currency | undefined;
  /** The Uzbek «from» or «to» behind it. */
  side: 'from' | 'to' | undefined;
  /** It is spoken of as of something beside the wage: a bonus, a compensation. */
  isExtra: boolean;
}

const digits = `(?<!\\d)(?:\\d{1,3}(?:[ .,']\\d{3}){1,5}(?!\\d)|\\d{1,15}(?!\\d)(?:[.,]\\d{1,9})?)`;
const number = `${digits}|(?<!\\p{L})(?:${spelledNumber})(?![\\p{L}'])`;
const million = 'млн|мил+ион|mln|mil+ion|лям|лимон|lyam|limon|кк|(?:мил|mil)(?=(?:дан|гача|dan|gacha)?(?![\\p{L}]))';
const thousand = `тыс|тысяч|${uzbek('ming')}|к(?!к)|k`;
const sum = new RegExp(
  `([$€])?\\s?(?<number>${number})(?<plus>\\+(?![\\p{L}\\d]))?(?:\\s*(?<unit>(?:${million}|${thousand})\\.?)` +
    `(?<unitEnd>\\p{L}*))?` +
    `(?:\\s*(?:в\\s)?(?<currency>${allCurrencies})(?<end>\\p{L}*))?` +
    `(?:\\s*-?(?<after>${uzbek('dan|gacha')})(?!\\p{L}))?`,
  'gu',
);
const isMillion = new RegExp(`^(?:${million})`, 'u');
// The unit behind the second number of a range.
const laterUnit = new RegExp(
  `^[\\s\\d.,'$-]*(?:(?:до|а|${spelledNumber})[\\s\\d.,']*)?(?:${million}|${thousand}|${allCurrencies})`,
  'u',
);
const bonusCue = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.extras)})`, 'gu');
const refusal = new RegExp(`^\\s?(?:(?:${uzbek('mln|ming|million')})\\s?)?(?:${uzbek('emas')}|эмас)[\\s,]*`, 'u');

/** Words that speak of a wage. */
export const payCue = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.pay)})`, 'u');

// «5 и не больше 7 млн», `5 dan kam emas, 7 mln dan oshmaydi`: what stands between two ends of a wage.
const bounds = new RegExp(
  `^(?:\\s?(?:${anyOf(vocabulary.atLeastBehind)}|${anyOf(vocabulary.atMostBehind)}))?[\\s,]{0,3}` +
    `(?:(?:и|но|а|${uzbek('va|lekin')})[\\s,]{1,2}){0,2}` +
    `(?:(?:${anyOf(vocabulary.atMost)}|${anyOf(vocabulary.atLeast)})\\s)?(?=\\d)`,
  'u',
);

// What is paid for where each piece is: «за штуку», `kvadratiga`.
const pieces = `(?:${anyOf(vocabulary.pieces)})(?!\\p{L})`;
export const perPiece = new RegExp(`^\\s?${pieces}`, 'u');
export const perPieceBefore = new RegExp(`(?<!\\p{L})${pieces}(?:\\s?[:-])?\\s?$`, 'u');

/** How far around a number is looked: longer texts must not take longer than they are worth. */
export const reach = 60;
const mostSums = 60;

/** The sums of money in flattened text. */
export function findSums(flat: string, isAsked: boolean): Sum[] {
  const sums = [...flat.matchAll(sum)].slice(0, mostSums).flatMap((match) => readSum(flat, match, isAsked) ?? []);
  // Whoever names nothing else means the wage: «бонусами 5 млн».
  const isOnlyExtra = sums.every(({ isExtra }) => isExtra);
  return withCurrency(sums.filter(({ isExtra }) => isOnlyExtra || !isExtra));
}

// «500 баксов, потом 700»: whoever has named a currency goes on in it; millions of soums are named by small numbers.
const leastForeign = 50;

const unitOf = (unit: string | undefined) => (unit === undefined ? 1 : isMillion.test(unit) ? 1e6 : 1e3);
const beside = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.besideWage)})\\p{L}{0,6}\\s?(?<for>на|до|-|:)?\\s?$`, 'u');
const leastWage = 1e6;

/** Whether a sum is for what stands in front of it: «обед 25 тысяч», «страховка на 10 млн». */
function isBeside(before: string, soums: number): boolean {
  const match = before.match(beside);
  return match !== null && (match.groups?.for !== undefined || (soums >= 1000 && soums < leastWage));
}

function withCurrency(sums: readonly Sum[]): Sum[] {
  let spoken: Currency | undefined;
  return sums.map((one) => {
    const isBare = one.currency === undefined && one.unit === undefined && one.value >= leastForeign;
    const currency = isBare && spoken !== 'UZS' ? spoken : one.currency;
    spoken = currency ?? (one.unit === undefined ? spoken : 'UZS');
    return { ...one, currency };
  });
}

/** Whether what stands behind a sum takes it back: `5 mln emas`. */
export function isRefused(after: string): boolean {
  return refusal.test(after);
}

function readSum(flat: string, match: RegExpExecArray, isAsked: boolean): Sum | undefined {
  const {
    number: told = '',
    unit,
    unitEnd = '',
    currency,
    end: currencyEnd = '',
    after = '',
    plus,
  } = match.groups ?? {};
  const start = match.index + (match[0].length - match[0].trimStart().length);
  const end = match.index + match[0].length;
  const next = flat.slice(end, end + reach);
  const isMarked = match[1] !== undefined;
  if (!isMarked && /[\p{L}\d:/]$/u.test(flat.slice(Math.max(0, start - 2), start))) return undefined;
  const before = flat.slice(Math.max(0, start - reach), start);
  const isBare = unit === undefined && currency === undefined;
  if (isNoMoney(told, { before, behind: next, isBare: isBare && !isMarked })) return undefined;
  const lead = currency === undefined ? before.match(currencyLead) : null;
  // «к» and «k» are thousands only right behind the digits.
  if ((unit === 'к' || unit === 'k') && (unitEnd !== '' || !/\d[кk]/.test(match[0]))) return undefined;
  // «3 500 000» is nothing else.
  const isNamed =
    unit !== undefined ||
    currency !== undefined ||
    lead !== null ||
    isMarked ||
    /^\d{1,3}(?:[ .]\d{3}){2,}$/.test(told);
  const clause = clauseAround(flat, start, end);
  const plain = clause.replace(bonusCue, ' ');
  const isExtra = plain !== clause || isBeside(before, valueOf(told) * unitOf(unit));
  const isCued = payCue.test(plain);
  const isNumeral = !/\d/.test(told);
  const isPaidEach = perPiece.test(next) || perPieceBefore.test(before);
  const isMarkedRange = markedBefore.test(before);
  const isDoubtful = !isNamed && !isPaidEach && !isMarkedRange && (isNumeral || (!isAsked && !isCued));
  if (isDoubtful && !isSharingUnit(next, after)) return undefined;
  if (isExtra && !isCued && !(isAsked && isNamed)) return undefined;
  return {
    start: start - (lead?.[0].length ?? 0),
    end,
    value: valueOf(told),
    unit: unit === undefined ? undefined : unitOf(unit),
    currency: match[1] === '$' ? 'USD' : match[1] === '€' ? 'EUR' : currencyOf(currency ?? lead?.groups?.currency),
    isExtra: isExtra && !isCued,
    side: sideOf(`${unitEnd}${currencyEnd}${after}`, lead?.groups?.bound, plus),
  };
}

// «6-8 млн», «от 5 до 8 млн», «to'rt-besh million».
function isSharingUnit(next: string, after: string): boolean {
  const led = next.match(bounds)?.[0] ?? '';
  if (/\p{L}/u.test(led)) return laterUnit.test(next.slice(led.length));
  if (!/^\s*(?:-|до|,\s*а)\s*/.test(next) && !refusal.test(next) && after === '') return false;
  return laterUnit.test(next.replace(refusal, ' '));
}

function sideOf(ending: string, bound: string | undefined, plus: string | undefined): Sum['side'] {
  if (/(?:gacha|гача)$/.test(ending) || bound === 'до') return 'to';
  return /(?:dan|дан)$/.test(ending) || bound === 'от' || plus !== undefined ? 'from' : undefined;
}

const clauseEnds = /([;\n+]|[.,](?!\d))/;

/** Flattened text without its clauses that speak of a bonus or a compensation, as long as it was. */
export function withoutExtras(flat: string): string {
  const clauses = flat.split(clauseEnds);
  const isExtra = (clause: string) => clause.replace(bonusCue, '') !== clause;
  return clauses.map((clause) => (isExtra(clause) ? ' '.repeat(clause.length) : clause)).join('');
}

function clauseAround(flat: string, start: number, end: number): string {
  const border = /[;\n+]|[.,](?!\d)/;
  const before =
    flat
      .slice(Math.max(0, start - 2 * reach), start)
      .split(border)
      .at(-1) ?? '';
  const after = flat.slice(end, end + 2 * reach).split(border)[0] ?? '';
  return `${before}${flat.slice(start, end)}${after}`;
}

import type { Span } from './flat.ts';
import { spellings, uzbek, words } from './flat.ts';

/** What a job pays; both sides are the same when one sum is named. */
export interface Pay {
  min?: number;
  max?: number;
  currency: 'UZS' | 'USD' | 'EUR' | 'RUB';
  period: 'month' | 'day' | 'hour';
}

interface Sum extends Span {
  value: number;
  /** 1, a thousand or a million; undefined when none was named. */
  unit: number | undefined;
  currency: Pay['currency'] | undefined;
  /** The Uzbek «from» or «to» behind it. */
  side: 'from' | 'to' | undefined;
}

const units = ['один', 'одна', 'два', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const ones = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const uzbekUnits = ['bir', 'ikki', 'uch', "to'rt", 'besh', 'olti', 'yetti', 'sakkiz', "to'qqiz", "o'n"];
const numerals = new Map<string, number>([
  ...units.map((word, index): [string, number] => [word, ones[index] ?? 0]),
  ...['одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать'].map((word, index): [string, number] => [
    word,
    11 + index,
  ]),
  ...['одного', 'двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'].map(
    (word, index): [string, number] => [word, index + 1],
  ),
  ['двадцать', 20],
  ['тридцать', 30],
  ['полтора', 1.5],
  ['полторы', 1.5],
  ['полутора', 1.5],
  ['пол', 0.5],
  ...[
    ...uzbekUnits.map((word, index) => ({ word, value: index + 1 })),
    { word: 'yigirma', value: 20 },
    { word: 'bir yarim', value: 1.5 },
  ].flatMap(({ word, value }) => spellings(word).map((spelling): [string, number] => [spelling, value])),
]);

const spelledNumber = [...numerals.keys()].sort((left, right) => right.length - left.length).join('|');
const number = `(?<!\\d)(?:\\d{1,3}(?:[ .,']\\d{3}){1,5}(?!\\d)|\\d{1,15}(?!\\d)(?:[.,]\\d{1,9})?)|(?<!\\p{L})(?:${spelledNumber})(?![\\p{L}'])`;
const million = 'млн|мил+ион|mln|mil+ion|лям|лимон|кк';
const thousand = `тыс|тысяч|${uzbek('ming')}|к(?!к)|k`;
const currencies: Record<Pay['currency'], string> = {
  UZS: `сум|сом|so'?m|uzs`,
  USD: `долл|dol+ar|доллар|usd|\\$|бакс|у\\.?е`,
  EUR: `евро|yevro|euro|eur|€`,
  RUB: `руб|rub|₽|рос`,
};
const allCurrencies = Object.values(currencies).join('|');
const sum = new RegExp(
  `([$€])?\\s?(?<number>${number})(?:\\s*(?<unit>(?:${million}|${thousand})\\.?)(?<unitEnd>\\p{L}*))?(?:\\s*(?<currency>${allCurrencies})(?<end>\\p{L}*))?` +
    `(?:\\s*-?(?<after>${uzbek('dan|gacha')})(?!\\p{L}))?`,
  'gu',
);
const isMillion = new RegExp(`^(?:${million})`, 'u');
const currencyPatterns = (Object.keys(currencies) as Pay['currency'][]).map((code): [Pay['currency'], RegExp] => [
  code,
  new RegExp(`^(?:${currencies[code]})`, 'u'),
]);
// The unit behind the second number of a range.
const laterUnit = new RegExp(
  `^[\\s\\d.,'$-]*(?:(?:до|а|${spelledNumber})[\\s\\d.,']*)?(?:${million}|${thousand}|${allCurrencies})`,
  'u',
);
// What a number counts when it is no money.
const counted = new RegExp(
  `^\\s*(?:-?(?:х|ти|ми|го|й|я)\\s+)?(?:лет|год|мес|недел|дн[ейя]|день|час|раз|человек|чел|сотрудн|%|процент|разряд|класс|категор|смен|мест|столик|км|кг|квартал|${uzbek('yil|oy|kun|soat|marta|mahal|kishi|foiz|toifa|ta|nafar|xodim')})`,
  'u',
);
const payCue = new RegExp(
  `(?<!\\p{L})(?:зарплат|заработ|зп|з\\/п|оклад|оплат|ставк|получа|доход|платим|${uzbek('maosh|oylik|oylig|ish haq|haq|stavka')})`,
  'u',
);
const bonusCue = new RegExp(
  `преми|бонус|чаев|надбавк|доплат|подъемн|штраф|выручк|оборот|бюджет|кредит|скидк|${uzbek('mukofot|bonus|ustama|jarima|aylanma|tushum|qarz')}`,
  'u',
);
const negotiable = words(
  `договорн\\p{L}*|по\\s+договоренност\\p{L}*|по\\s+(?:итогам|результатам)\\s+собеседовани\\p{L}*|обсуд\\p{L}*|${uzbek('kelishiladi|kelishilgan holda|kelishilgan|kelishuv asosida|kelishamiz|suhbatda')}`,
);
const from = new RegExp(`(?:от|минимум|не\\s+менее|свыше|больше|${uzbek('kamida|eng kamida|kami bilan')})\\s*$`, 'u');
const upTo = new RegExp(`(?:до|максимум|не\\s+более|не\\s+больше|${uzbek("ko'pi bilan|eng ko'pi")})\\s*$`, 'u');
const perDay = words(`(?:в|за)\\s+(?:день|смену|сутки)|ежедневно|${uzbek('kuniga|bir kunga|kunlik|kunbay|smenasiga')}`);
const perHour = words(`(?:в|за)\\s+час|${uzbek('soatiga|soatbay')}`);

// How far around a number is looked, and how many numbers: longer texts must not take longer than they are worth.
const window = 60;
const mostSums = 60;

/** A wage and where it was named. */
export interface FoundPay {
  pay: Pay | undefined;
  /** The wage is to be agreed on. */
  isNegotiable: boolean;
  spans: Span[];
}

/**
 * Finds what a job pays in flattened text: a number counts when it has a unit or a currency, when the wage was asked
 * for, or behind a word such as «зарплата». Of several wages the last one holds.
 */
export function findPay(flat: string, isAsked: boolean): FoundPay {
  const spans: Span[] = [];
  const sums = [...flat.matchAll(sum)].slice(0, mostSums).flatMap((match) => readSum(flat, match, isAsked) ?? []);
  let pay: Pay | undefined;
  for (let index = 0; index < sums.length; index++) {
    const first = sums[index];
    if (!first) break;
    let whole = first;
    let next = sums[index + 1];
    // «3 млн 500 тысяч»
    if (next && first.unit === 1e6 && next.unit === 1e3 && isBlank(flat, first, next)) {
      whole = {
        ...first,
        value: first.value + next.value / 1000,
        end: next.end,
        currency: next.currency ?? first.currency,
      };
      index++;
      next = sums[index + 1];
    }
    const before = flat.slice(Math.max(0, whole.start - window), whole.start);
    if (/(?<!\p{L})не\s*$/u.test(before) || isRefused(flat.slice(whole.end, whole.end + window))) {
      spans.push(whole);
      continue;
    }
    const isRange = next !== undefined && isJoined(flat.slice(whole.end, next.start), whole, next);
    const lead = before.match(from) ?? before.match(upTo);
    const start = whole.start - (lead?.[0].length ?? 0);
    if (isRange && next) {
      index++;
      const unit = whole.unit ?? next.unit;
      const currency = next.currency ?? whole.currency;
      const low = scale({ ...whole, unit, currency });
      const high = scale({ ...next, unit: next.unit ?? unit, currency });
      pay = { min: Math.min(low, high), max: Math.max(low, high), currency: currency ?? 'UZS', period: 'month' };
      spans.push({ start, end: next.end });
    } else {
      const value = scale(whole);
      const isFrom = whole.side === 'from' || from.test(before);
      const isUpTo = whole.side === 'to' || upTo.test(before);
      pay = {
        ...(!isUpTo && { min: value }),
        ...(!isFrom && { max: value }),
        currency: whole.currency ?? 'UZS',
        period: 'month',
      };
      spans.push({ start, end: whole.end });
    }
  }
  const isNegotiable = [...flat.matchAll(negotiable)].length > 0 && (isAsked || payCue.test(flat));
  if (isNegotiable)
    for (const match of flat.matchAll(negotiable))
      spans.push({ start: match.index, end: match.index + match[0].length });
  if (pay) {
    const day = [...flat.matchAll(perDay)];
    const hour = [...flat.matchAll(perHour)];
    if (day.length > 0) pay.period = 'day';
    else if (hour.length > 0) pay.period = 'hour';
    for (const match of [...day, ...hour]) spans.push({ start: match.index, end: match.index + match[0].length });
  }
  return { pay, isNegotiable: isNegotiable && pay === undefined, spans };
}

function readSum(flat: string, match: RegExpExecArray, isAsked: boolean): Sum | undefined {
  const { number: digits = '', unit, unitEnd = '', currency, end: currencyEnd = '', after = '' } = match.groups ?? {};
  const start = match.index + (match[0].length - match[0].trimStart().length);
  const end = match.index + match[0].length;
  const clause = clauseAround(flat, start, end);
  const next = flat.slice(end, end + window);
  if (/[\p{L}\d:/]$/u.test(flat.slice(Math.max(0, start - 2), start)) && match[1] === undefined) return undefined;
  if (
    /^[:/]\d/.test(next) ||
    counted.test(next) ||
    (unit === undefined && currency === undefined && /^\s*-\s*\d{1,2}[:.]\d{2}/.test(next))
  )
    return undefined;
  // «к» and «k» are thousands only right behind the digits.
  if ((unit === 'к' || unit === 'k') && (unitEnd !== '' || !/\d[кk]/.test(match[0]))) return undefined;
  // «3 500 000» is nothing else.
  const isNamed =
    unit !== undefined || currency !== undefined || match[1] !== undefined || /^\d{1,3}(?:[ .]\d{3}){2,}$/.test(digits);
  const isCued = payCue.test(clause);
  const isNumeral = !/\d/.test(digits);
  if (!isNamed && (isNumeral ? true : !isAsked && !isCued)) {
    // «6-8 млн», «от 5 до 8 млн», «to'rt-besh million».
    if (!/^\s*(?:-|до|,\s*а)\s*/.test(next) && !uzbekEmas.test(next) && after === '') return undefined;
    if (!laterUnit.test(next.replace(uzbekEmas, ' '))) return undefined;
  }
  if (bonusCue.test(clause) && !isCued && !isAsked) return undefined;
  if (bonusCue.test(clause) && !isCued && isAsked && !isNamed) return undefined;
  const tail = `${unitEnd}${currencyEnd}${after}`;
  return {
    start,
    end,
    value: valueOf(digits),
    unit: unit === undefined ? undefined : isMillion.test(unit) ? 1e6 : 1e3,
    currency: match[1] === '$' ? 'USD' : match[1] === '€' ? 'EUR' : currencyOf(currency),
    side: /(?:gacha|гача)$/.test(tail) ? 'to' : /(?:dan|дан)$/.test(tail) ? 'from' : undefined,
  };
}

const uzbekEmas = new RegExp(`^\\s?(?:(?:${uzbek('mln|ming|million')})\\s?)?(?:${uzbek('emas')}|эмас)[\\s,]*`, 'u');

function isRefused(after: string): boolean {
  return uzbekEmas.test(after);
}

function valueOf(digits: string): number {
  const spelled = numerals.get(digits.replace(/\s+/g, ' '));
  if (spelled !== undefined) return spelled;
  if (/^\d{1,3}(?:[ .,']\d{3})+$/.test(digits)) return Number(digits.replace(/[ .,']/g, ''));
  return Number(digits.replace(',', '.'));
}

function currencyOf(word: string | undefined): Pay['currency'] | undefined {
  if (word === undefined) return undefined;
  return currencyPatterns.find(([, pattern]) => pattern.test(word))?.[0];
}

// Sums are spoken of in millions: «6-8» is 6 to 8 million, «5000» five thousand thousands.
function scale({ value, unit, currency }: Pick<Sum, 'value' | 'unit' | 'currency'>): number {
  if (unit !== undefined) return Math.round(value * unit);
  if (currency !== undefined && currency !== 'UZS') return Math.round(value);
  if (value < 1000) return Math.round(value * 1e6);
  return Math.round(value < 100_000 ? value * 1000 : value);
}

const isBlank = (flat: string, left: Span, right: Span) => /^\s*$/.test(flat.slice(left.end, right.start));

function isJoined(between: string, left: Sum, right: Sum): boolean {
  if (/^\s*(?:-|до|по|to)\s*$/.test(between)) return true;
  return left.side === 'from' && /^\s*$/.test(between) && right.side === 'to';
}

function clauseAround(flat: string, start: number, end: number): string {
  const border = /[;\n+]|[.,](?!\d)/;
  const before =
    flat
      .slice(Math.max(0, start - 2 * window), start)
      .split(border)
      .at(-1) ?? '';
  const after = flat.slice(end, end + 2 * window).split(border)[0] ?? '';
  return `${before}${flat.slice(start, end)}${after}`;
}

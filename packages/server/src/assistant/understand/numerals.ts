import vocabulary from '../data/words.json' with { type: 'json' };
import { spellings, uzbek } from './flat.ts';
import { anyOf } from './vocabulary.ts';

/** A word of a number: «двести» 200, «двадцать» 20, «три» 3; only smaller ones may follow it in one number. */
interface NumeralWord {
  value: number;
  /** 100, 10 or 1; teens are as whole as units. */
  rank: 1 | 10 | 100;
}

const russian: [words: string, first: number, step: number, rank: NumeralWord['rank']][] = [
  ['один два три четыре пять шесть семь восемь девять', 1, 1, 1],
  ['одного двух трех четырех пяти шести семи восьми девяти', 1, 1, 1],
  ['одна две', 1, 1, 1],
  ['десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать', 10, 1, 1],
  ['десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати', 10, 1, 1],
  ['семнадцать восемнадцать девятнадцать', 17, 1, 1],
  ['семнадцати восемнадцати девятнадцати', 17, 1, 1],
  ['двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто', 20, 10, 10],
  ['двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста', 20, 10, 10],
  ['сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот', 100, 100, 100],
  ['ста двухсот трехсот четырехсот пятисот шестисот семисот восьмисот девятисот', 100, 100, 100],
];
const latin: typeof russian = [
  ["bir ikki uch to'rt besh olti yetti sakkiz to'qqiz", 1, 1, 1],
  ["o'n yigirma o'ttiz qirq ellik oltmish yetmish sakson to'qson", 10, 10, 10],
  ['yuz', 100, 0, 100],
];

const numerals = new Map<string, NumeralWord>();
for (const [words, first, step, rank] of russian)
  for (const [index, word] of words.split(' ').entries()) numerals.set(word, { value: first + index * step, rank });
for (const [words, first, step, rank] of latin)
  for (const [index, word] of words.split(' ').entries())
    for (const spelling of spellings(word))
      for (const plain of [spelling, spelling.replaceAll("'", '')])
        numerals.set(plain, { value: first + index * step, rank });
for (const [word, value] of [
  ['полтора', 1.5],
  ['полторы', 1.5],
  ['полутора', 1.5],
  ['пол', 0.5],
] as const)
  numerals.set(word, { value, rank: 1 });

const word = [...numerals.keys()].sort((left, right) => right.length - left.length).join('|');
const half = '\\sс\\sполовиной|\\s(?:yarim|ярим)(?!\\s?(?:kun|кун|stavka|ставка))';
const ending = '(?:dan|дан|gacha|гача|ga|га|ta|та)?';
const runs = new RegExp(
  `(?<![\\p{L}'])(?:${word})(?:\\s(?:${word})(?![\\p{L}']))*(?:${half})?(?=${ending}(?![\\p{L}']))`,
  'gu',
);

/** Numbers in words, as a pattern over flattened text; longer ones first. */
export const spelledNumber = word;

/** A run of numbers in words, as a pattern over flattened text: «двадцать два», `o'n besh`. */
export const spelledRun = `(?:${word})(?:\\s(?:${word})(?![\\p{L}'])){0,2}`;

/** The number that digits or a run of words tell; not one where they tell several. */
export function numberIn(told: string): number {
  if (/^\d/.test(told)) return Number(told);
  const numbers = numbersOf(told.split(' '));
  return numbers.length === 1 ? (numbers[0] ?? Number.NaN) : Number.NaN;
}

/** The numbers that a run of words tells: «двести пятьдесят» is one, «семь восемь» are two. */
function numbersOf(words: readonly string[]): number[] {
  const found: number[] = [];
  let lowest = Infinity;
  for (const { value, rank } of words.flatMap((one) => numerals.get(one) ?? [])) {
    const last = found.length - 1;
    // `ikki yuz` is two hundreds.
    if (rank === 100 && value === 100 && lowest === 1 && last >= 0) found[last] = (found[last] ?? 0) * 100;
    else if (rank < lowest && last >= 0 && value < lowest) found[last] = (found[last] ?? 0) + value;
    else found.push(value);
    lowest = rank;
  }
  return found;
}

const bigUnit = 'млн|мил+ион|mln|mil+ion|lyam|тыс|ming|минг';
const unitWords = `${bigUnit}|лям|лимон|сум|сом|so'?m|долл|dol+ar|usd|\\$|бакс|у\\.?е|евро|y?evro|euro|€|руб`;
// Numbers of money have their unit behind them, behind the other side of the range, or in front: «миллионов семь».
const side = `(?:${word}|\\d{1,3})(?:dan|дан|gacha|гача)?(?:${half})?[\\s-]{1,3}`;
const withUnit = new RegExp(`^(?:dan|дан|gacha|гача)?[\\s-]*(?:до\\s)?(?:${side}){0,4}(?:${unitWords})`, 'u');
const leads = `миллионов|миллиона|тысяч|лямов|лимонов|долларов|баксов|евро|рублей|${uzbek('dollar|yevro|evro')}`;
const run = `(?:${word})(?:\\s(?:${word})(?![\\p{L}']))*`;
const behindUnit = new RegExp(
  `(?<!\\d\\s{0,9})(?<!\\p{L})(?:${leads})\\s(?:(?:от|до)\\s)?` +
    `(?:(?:${run}|\\d{1,4})(?:\\s?-\\s?|\\s(?:до|или)\\s|[\\s,]{1,2}(?:максимум|до)\\s))?$`,
  'u',
);
// «не меньше пяти и не больше восьми миллионов», `besh milliondan kam emas, sakkizdan oshmaydi`
const boundInFront = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.atLeast)}|${anyOf(vocabulary.atMost)})\\s$`, 'u');
const boundBehind = new RegExp(
  `^(?:\\s?${uzbek('dan')})?[\\s,]{1,2}(?:${anyOf(vocabulary.atLeastBehind)}|` +
    `${anyOf(vocabulary.atMostBehind)})(?!\\p{L})`,
  'u',
);
const bigNear = new RegExp(`(?<!\\p{L})(?:${unitWords})`, 'u');
const reach = 60;

/** Whether a run of numbers in words is money. */
function isMoney(flat: string, start: number, end: number, isAsked: boolean): boolean {
  const [before, behind] = [flat.slice(Math.max(0, start - reach), start), flat.slice(end, end + reach)];
  const isBound = boundInFront.test(before) || boundBehind.test(behind);
  return (
    withUnit.test(behind) || behindUnit.test(before) || (isBound && (isAsked || bigNear.test(`${before} ${behind}`)))
  );
}

const halfMillion = /(?<![\p{L}'])(?:пол\s?миллиона|(?:yarim|ярим) (?:million|миллион|mln|млн))(?![\p{L}'])/gu;
const thousandAndMore = new RegExp(
  `(?<!\\p{L})(?:(\\d{1,3})\\s{1,20})?(?:тысяч[аиу]?|ming|минг)\\s{1,3}(\\d{3})(?!\\d)(?=\\s{0,20}(?:${unitWords}))`,
  'gu',
);
const fraction = '\\d{1,3}(?:[.,]\\d)?';
const inFront = new RegExp(
  `(?<!\\p{L})(миллионов|миллиона|тысяч|лямов|лимонов) (${fraction}(?:-${fraction})?)` +
    '(?!\\d|\\s{0,20}(?:млн|мил|тыс|лям))',
  'gu',
);
const single = /(?<![\p{L}'])(?:миллион[ау]?|million|тысяч[ау]|ming|минг)(?=(?:dan|gacha)?(?![\p{L}']))/gu;

/** Flattened text with the money that is told in words in digits, as long as it was: «двести пятьдесят тысяч». */
export function withDigits(flat: string, isAsked = false): string {
  const digits = flat.replace(runs, (told: string, start: number) =>
    isMoney(flat, start, start + told.length, isAsked) ? inDigits(told) : told,
  );
  return digits
    .replace(halfMillion, (told) => '500000'.padEnd(told.length))
    .replace(thousandAndMore, (told, thousands: string | undefined, rest: string) =>
      String(Number(thousands ?? 1) * 1000 + Number(rest)).padEnd(told.length),
    )
    .replace(inFront, (told, unit: string, value: string, start: number, whole: string) =>
      isCounted(whole, start) ? told : `${value} ${unit}`,
    )
    .replace(single, (told, start: number, whole: string) => {
      // A thousand or a million that nothing counts is one.
      if (isCounted(whole, start) || (/^(?:тыс|ming|минг)/u.test(told) && !isForeign(whole, start + told.length)))
        return told;
      return (told.startsWith('м') || told.startsWith('mil') ? '1000000' : '1000').padEnd(told.length);
    });
}

const isCounted = (flat: string, start: number) =>
  /\d\s{0,30}$/u.test(flat.slice(Math.max(0, start - 32), start)) ||
  /\d\s{0,30}(?:dan|дан|gacha|гача)\s{0,3}$/u.test(flat.slice(Math.max(0, start - 40), start));
const isForeign = (flat: string, end: number) =>
  /^\s?(?:долл|dol+ar|usd|\$|бакс|евро|euro)/u.test(flat.slice(end, end + 10));

/** A run of numbers as digits, padded to its length; the run itself where it is no number and no range. */
function inDigits(told: string): string {
  const isHalf = /(?:половиной|yarim|ярим)$/u.test(told);
  const numbers = numbersOf(told.split(' '));
  const last = numbers.length - 1;
  if (isHalf) numbers[last] = (numbers[last] ?? 0) + 0.5;
  const [low = 0, high = 0] = numbers;
  // «семь восемь миллионов»
  const digits = numbers.length === 1 ? String(low) : numbers.length === 2 && low < high ? `${low}-${high}` : told;
  return digits.length <= told.length ? digits.padEnd(told.length) : told;
}

/** The value of a number in digits or in one word. */
export function valueOf(number: string): number {
  const spelled = numerals.get(number);
  if (spelled !== undefined) return spelled.value;
  if (/^\d{1,3}(?:[ .,']\d{3})+$/.test(number)) return Number(number.replace(/[ .,']/g, ''));
  return Number(number.replace(',', '.'));
}

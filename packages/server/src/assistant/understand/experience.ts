import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { flatten, uzbek, words } from './flat.ts';
import { valueOf } from './numerals.ts';
import { anyOf } from './vocabulary.ts';

/** Years of experience that are asked for; 0 means none. */
export interface Experience {
  from: number;
  to?: number;
  /** As it was said. */
  text: string;
}

const numeral =
  'одного|двух|два|трех|три|четырех|четыре|пяти|пять|шести|шесть|семи|семь|восьми|восемь|десяти|десять|' +
  'полутора|полтора|пару|пары';
const uzbekNumeral = uzbek("bir|ikki|uch|to'rt|besh|olti|yetti|sakkiz|o'n|yarim");
const count = `\\d{1,3}(?:[.,]5)?|${numeral}|полугода|${uzbekNumeral}`;
const years = `лет|года|годика|годиков|годик|год|годов|г\\.?(?!\\p{L})|${uzbek('yillik|yildan|yilga|yilgacha|yil')}`;
const lowest = `(?:как\\s)?минимум|${uzbek('kamida|eng kamida|kami bilan|minimum')}`;
const low = `не\\s+(?:менее|меньше|ниже)(?:\\sчем)?|${lowest}`;
const high = `не\\s+(?:более|больше|выше|свыше)(?:\\sчем)?|максимум|до|${uzbek("ko'pi bilan|maksimum|eng ko'pi")}`;
const least = `от|${low}|более|свыше|больше|хотя\\s+бы`;
const atLeast = `(?:(?:${least})\\s?)?`;
const subject = `(?:[\\p{L}']{1,60}\\s)?[\\p{L}']{3,60}(?:da|да)\\s`;
const required = uzbek("bo'lsin|bo'lishi kerak|bo'lishi shart|talab qilinadi|kerak|shart");
const noun = `(?:(?:${uzbek('tajriba|tajrba|tajiriba|tajirba|tajriva|staj')})\\p{L}*|${uzbek('ishlagan')})`;
const russianNoun = '(?:оп[ыи]т|стаж)\\p{L}{0,3}';

// «3 года и больше», `3 yil va undan ko'p`
const uzbekMore = uzbek(
  "ortiqroq|ortiq|ziyod|oshiq|ko'proq|ko'p|yuqori|baland|kam emas|kam bo'lmasin|kam bo'lmagan|kammas",
);
const more =
  `(?:\\s?(?:,\\s?)?(?:(?:и|или)\\s(?:больше|более|выше|дольше|свыше)|(?:как\\s)?минимум)|` +
  `(?:\\s?${uzbek('dan')})?(?:\\s${uzbek('va|yoki')})?(?:\\s${uzbek('undan')})?(?:\\s${uzbek('ham')})?` +
  `\\s${uzbekMore})?(?![\\p{L}'])`;
const moreYears = '(?:\\s(?:и|или)\\s(?:больше|более|выше))?';

const orTwo = '\\s?(?:-|или)\\s?';
const none = words(anyOf(vocabulary.noExperience));
const months = `месяц\\p{L}{0,3}|${uzbek('oylik|oy')}`;
const kam = uzbek("kam emas|kam bo'lmasin|kam bo'lmagan|kam bo'lmaydi|kammas|past emas");
const oshiq = uzbek(
  "ko'p emas|ko'p bo'lmasin|ko'p bo'lmagan|ko'pmas|ortiq emas|ortiq bo'lmasin|ortiqmas|oshiq emas|" +
    'oshmasin|oshmaydi|oshmagan|oshmaydigan|oshmasligi kerak',
);
const and = `[\\s,]{1,3}(?:(?:и|но|а|при\\sэтом|${uzbek('va|lekin|ammo')})\\s)?`;
const withNoun = `(?:${russianNoun}|${noun})(?:\\s?:)?\\s(?<from>${count})\\s?(?:${years})?`;
const withYears = `(?<from>${count})\\s?(?:${years})`;
const bounded =
  `(?:\\s?${uzbek('dan')})?\\s${kam}${and}(?<to>${count})\\s?(?:${years})?(?:\\s?${uzbek('dan')})?` +
  `(?:\\s${uzbek('ham')})?\\s${oshiq}(?:\\s${noun})?`;
const asked = [
  // «опыт не меньше 2 и не больше 5 лет», `tajriba 2 yildan kam emas, 5 yildan oshmasin`
  words(
    `(?:с\\s)?(?:${russianNoun}|${noun})[^,;.\\n\\d]{0,30}?\\s(?:${low})\\s(?<from>${count})(?:\\s?` +
      `(?:${years}))?${and}` +
      `(?:${high})\\s(?<to>${count})(?:\\s?(?:${years}))?`,
  ),
  words(
    `(?:${low})\\s(?<from>${count}|год[ау]?)(?:\\s?(?:${years}))?${and}(?:${high})\\s(?<to>${count})\\s?` +
      `(?:${years})\\s(?:${russianNoun}|${noun})`,
  ),
  words(`${withNoun}${bounded}`),
  words(`${withYears}${bounded}`),
  // «опыт от 6 месяцев», `olti oy tajriba`
  words(`(?:с\\s)?(?:оп[ыи]т|стаж)\\p{L}{0,2}(?:\\sработы)?\\s${atLeast}(?<months>${count})\\s?(?:${months})`),
  words(`${atLeast}(?<months>${count})\\s?(?:${months})\\s(?:${uzbek('ish')}\\s)?(?:(?:оп[ыи]т|стаж)\\p{L}*|${noun})`),
  // «опыт года три»
  words(`${russianNoun}(?:\\sработы)?\\s(?:так\\s)?(?:года|лет)\\s(?<from>${count})${more}`),
  // «опыт работы от 3 до 5 лет»
  words(
    `(?:(?:с|со)\\s+)?(?:оп[ыи]т|стаж)[^,;.\\n\\d]{0,70}?\\s?${atLeast}` +
      `(?:(?<from>${count})\\+?(?:\\s?-?\\s?х)?${moreYears}(?:\\s?(?:-|до)\\s?(?<to>${count})(?:-?х)?)?` +
      `\\s?(?:${years})|(?<year>год(?:а|ик(?:а|ом)?)?|полугода|полгода)(?:${orTwo}(?<to2>два|полтора|2))?)${more}`,
  ),
  // «3 года опыта», `savdoda 2 yillik ish tajribasi bo'lsin`
  words(
    `(?:${subject})?${atLeast}(?<from>${count})\\+?${moreYears}(?:\\s?-?\\s?(?:х|${uzbek('dan')}))?` +
      `(?:\\s?(?:-|до)\\s?(?<to>${count}))?\\s?(?:${years})(?:\\s(?<to2>${count})\\s?(?:${years}))?${more}` +
      `\\s(?:${uzbek('ish')}\\s|\\p{L}{2,20}${uzbek('lik|lash|chilik')}\\s)?(?:(?:оп[ыи]т|стаж)\\p{L}*|` +
      `${noun})(?:\\s+${required})?${more}`,
  ),
  // «с годиком опыта», «полгода стажа»
  words(
    `(?:с\\s)?${atLeast}(?<year>год(?:а|ик(?:а|ом)?)?|полгода|полугода)(?:${orTwo}(?<to>два|полтора|` +
      `2))?${more}\\s(?:опыта|стажа)${more}`,
  ),
  // `ish tajribasi: kamida 3 yil`
  words(
    `(?:${uzbek('ish')}\\s+|\\p{L}{2,20}${uzbek('lik|chilik')}\\s)?${noun}(?:\\s?:)?\\s?${atLeast}` +
      `(?<from>${count})(?:\\s?-\\s?(?<to>${count}))?` +
      `\\s?(?:${years})(?:\\s(?<to2>${count})\\s?(?:${years}))?(?:` +
      `\\s?${uzbek("dan|bo'lsin|bo'lishi kerak|bo'lishi shart")})?${more}`,
  ),
];
// «3 года и больше», where requirements were asked for.
const bare = new RegExp(
  `(?<=(?:^|[,;.\\n])\\s?)${atLeast}(?:(?<from>${count})\\+?${moreYears}(?:\\s?(?:-|до)\\s?(?<to>${count}))?` +
    `\\s?(?:${years})|` +
    `(?:года|лет)\\s(?<late>${count}))(?<more>${more})(?=\\s?(?:[,;.!\\n]|$))`,
  'u',
);
const mostBare = 15;

/**
 * Finds the experience that is asked for in a calm text; `original` is the same text before it was flattened. Where
 * requirements were asked for, years alone are experience.
 */
export function findExperience(
  flat: string,
  original: string,
  isAsked = false,
): { experience: Experience | undefined; spans: Span[] } {
  const matches = [
    ...[...flat.matchAll(none)].map((match) => ({ match, experience: { from: 0 } })),
    ...asked.flatMap((pattern) => [...flat.matchAll(pattern)].map((match) => ({ match, experience: read(match) }))),
  ];
  const [first] = matches;
  if (!first) return bareYears(flat, original, isAsked);
  const { index } = first.match;
  const end = index + first.match[0].length;
  return {
    experience: { ...first.experience, text: named(original.slice(index, end).trim()) },
    spans: [{ start: index, end }],
  };
}

const hasNoun = new RegExp(`(?<!\\p{L})(?:${russianNoun}|${noun})`, 'u');

/** Years with the word for what they are: «опыт от 3 лет», `3 yil tajriba`. */
function named(told: string): string {
  if (hasNoun.test(flatten(told))) return told;
  if (/(?<!\p{L})(?:лет|год|месяц)/u.test(flatten(told))) return `опыт ${told}`;
  return `${told} ${/[a-z]/iu.test(told) ? 'tajriba' : 'тажриба'}`;
}

function bareYears(flat: string, original: string, isAsked: boolean): ReturnType<typeof findExperience> {
  const match = flat.match(bare);
  const experience = match && read(match);
  // «3 года и больше» is nothing else.
  const isTold = isAsked || (match?.groups?.more ?? '') !== '';
  if (!match || !experience || !isTold || experience.from > mostBare) return { experience: undefined, spans: [] };
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const told = original.slice(start, end).trim();
  return { experience: { ...experience, text: named(told) }, spans: [{ start, end }] };
}

function read({ groups }: RegExpMatchArray): Omit<Experience, 'text'> {
  if (groups?.months !== undefined) return { from: numberOf(groups.months) / 12 };
  const from = numberOf(groups?.from ?? groups?.late ?? groups?.year ?? '1');
  const to = groups?.to ?? groups?.to2;
  return { from, ...(to !== undefined && { to: numberOf(to) }) };
}

function numberOf(word: string): number {
  if (/^(?:полгода|полугода|ярим|yarim)$/u.test(word)) return 0.5;
  if (word.startsWith('год')) return 1;
  if (word.startsWith('пар')) return 2;
  return valueOf(word);
}

import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

/** Years of experience that are asked for; 0 means none. */
export interface Experience {
  from: number;
  to?: number;
  /** As it was said. */
  text: string;
}

const spelled: [RegExp, number][] = [
  [/^(?:года|год|одного|бир|bir|1)$/, 1],
  [/^(?:двух|два|икки|ikki)$/, 2],
  [/^(?:трех|три|уч|uch)$/, 3],
  [/^(?:четырех|четыре|турт|to'?rt)$/, 4],
  [/^(?:пяти|пять|беш|besh)$/, 5],
  [/^(?:шести|шесть|олти|olti)$/, 6],
  [/^(?:полугода|полгода|ярим|yarim)$/, 0.5],
];
const numeral = 'одного|двух|два|трех|три|четырех|четыре|пяти|пять|шести|шесть|полугода';
const count = `\\d{1,3}(?:[.,]5)?|${numeral}|${uzbek("bir|ikki|uch|to'rt|besh|olti|yarim")}`;
const years = `лет|года|год|годов|г\\.?(?!\\p{L})|${uzbek('yillik|yildan|yilga|yilgacha|yil')}`;
const least = `от|не\\s+менее|минимум|более|свыше|больше|хотя\\s+бы|${uzbek('kamida|eng kamida')}`;
const atLeast = `(?:(?:${least})\\s?)?`;
const subject = `(?:[\\p{L}']{1,60}\\s)?[\\p{L}']{3,60}(?:da|да)\\s`;
const required = uzbek("bo'lsin|bo'lishi kerak|bo'lishi shart|talab qilinadi|kerak|shart");
const noun = `(?:(?:${uzbek('tajriba|staj')})\\p{L}*|${uzbek('ishlagan')})`;

const more = `(?:\\s${uzbek('ortiq|ziyod')})?`;

const none = words(anyOf(vocabulary.noExperience));
const months = `месяц\\p{L}{0,3}|${uzbek('oylik|oy')}`;
const asked = [
  // «опыт от 6 месяцев», `olti oy tajriba`
  words(`(?:с\\s)?(?:опыт|стаж)\\p{L}{0,2}(?:\\sработы)?\\s${atLeast}(?<months>${count})\\s?(?:${months})`),
  words(`${atLeast}(?<months>${count})\\s?(?:${months})\\s(?:${uzbek('ish')}\\s)?(?:(?:опыт|стаж)\\p{L}*|${noun})`),
  // «опыт работы от 3 до 5 лет»
  words(
    `(?:(?:с|со)\\s+)?(?:опыт|стаж)[^,;.\\n\\d]{0,70}?\\s?${atLeast}` +
      `(?:(?<from>${count})\\+?(?:\\s?-?\\s?х)?(?:\\s?(?:-|до)\\s?(?<to>${count})(?:-?х)?)?` +
      `\\s?(?:${years})|(?<year>год(?:а|ик(?:а|ом)?)?|полугода|полгода))`,
  ),
  // «3 года опыта», `savdoda 2 yillik ish tajribasi bo'lsin`
  words(
    `(?:${subject})?${atLeast}(?<from>${count})\\+?(?:\\s?-?\\s?(?:х|${uzbek('dan')}))?` +
      `(?:\\s?(?:-|до)\\s?(?<to>${count}))?\\s?(?:${years})(?:\\s(?<to2>${count})\\s?(?:${years}))?${more}` +
      `\\s(?:${uzbek('ish')}\\s)?(?:(?:опыт|стаж)\\p{L}*|${noun})(?:\\s+${required})?`,
  ),
  // «с годиком опыта», «полгода стажа»
  words(`(?:с\\s)?${atLeast}(?<year>год(?:а|ик(?:а|ом)?)?|полгода|полугода)\\s(?:опыта|стажа)`),
  // `ish tajribasi: kamida 3 yil`
  words(
    `(?:${uzbek('ish')}\\s+)?${noun}(?:\\s?:)?\\s?${atLeast}(?<from>${count})(?:\\s?-\\s?(?<to>${count}))?` +
      `\\s?(?:${years})(?:\\s?${uzbek("dan|bo'lsin|bo'lishi kerak|bo'lishi shart")})?`,
  ),
];

/** Finds the experience that is asked for in a calm text; `original` is the same text before it was flattened. */
export function findExperience(flat: string, original: string): { experience: Experience | undefined; spans: Span[] } {
  const matches = [
    ...[...flat.matchAll(none)].map((match) => ({ match, experience: { from: 0 } })),
    ...asked.flatMap((pattern) => [...flat.matchAll(pattern)].map((match) => ({ match, experience: read(match) }))),
  ];
  const [first] = matches;
  if (!first) return { experience: undefined, spans: [] };
  const { index } = first.match;
  const end = index + first.match[0].length;
  return {
    experience: { ...first.experience, text: original.slice(index, end).trim() },
    spans: [{ start: index, end }],
  };
}

function read({ groups }: RegExpExecArray): Omit<Experience, 'text'> {
  if (groups?.months !== undefined) return { from: numberOf(groups.months) / 12 };
  const from = numberOf(groups?.from ?? groups?.year ?? '1');
  const to = groups?.to ?? groups?.to2;
  return { from, ...(to !== undefined && { to: numberOf(to) }) };
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  return spelled.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
}

import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';

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
  [/^(?:четырех|турт|to'?rt)$/, 4],
  [/^(?:пяти|пять|беш|besh)$/, 5],
  [/^(?:полугода|ярим|yarim)$/, 0.5],
];
const count = `\\d{1,3}(?:[.,]5)?|одного|двух|два|трех|три|четырех|пяти|пять|полугода|${uzbek("bir|ikki|uch|to'rt|besh|yarim")}`;
const years = `лет|года|год|годов|${uzbek('yillik|yildan|yilga|yilgacha|yil')}`;
const least = `от|не\\s+менее|минимум|более|свыше|больше|хотя\\s+бы|${uzbek('kamida|eng kamida')}`;

const none = words(
  `(?:можно\\s+)?без\\s+опыта(?:\\s+работы)?(?:\\s+(?:возьмем|берем|можно))?|опыт\\p{L}*(?:\\s+работы)?\\s+(?:не\\s+(?:важен|нужен|требуется|обязателен|обязательно|имеет\\s+значения)|необязателен)` +
    `|${uzbek("tajribasiz ham bo'ladi|tajribasiz ham olamiz|tajribasizlar ham|tajribasiz|tajriba shart emas|tajriba kerak emas|tajriba muhim emas|tajriba talab qilinmaydi|tajriba talab etilmaydi")}`,
);
const asked = [
  words(
    `(?:(?:с|со)\\s+)?(?:опыт|стаж)[^,;.\\n\\d]{0,70}?\\s?(?:(?:${least})\\s?)?(?:(?<from>${count})\\+?(?:\\s?-?\\s?х)?(?:\\s?(?:-|до)\\s?(?<to>\\d{1,3})(?:-?х)?)?\\s?(?:${years})|(?<year>года|полугода))`,
  ),
  words(
    `(?:(?:[\\p{L}']{1,60}\\s)?[\\p{L}']{3,60}(?:da|да)\\s)?(?:(?:${least})\\s?)?(?<from>${count})(?:\\s?-?\\s?(?:х|${uzbek('dan')}))?(?:\\s?(?:-|до)\\s?(?<to>\\d{1,3}))?\\s?(?:${years})(?:\\s(?<to2>\\d{1,3})\\s?(?:${years}))?\\s(?:${uzbek('ish')}\\s)?(?:(?:опыт|стаж)\\p{L}*|(?:${uzbek('tajriba|staj')})\\p{L}*)(?:\\s+(?:${uzbek("bo'lsin|bo'lishi kerak|bo'lishi shart|talab qilinadi|kerak|shart")}))?`,
  ),
  words(
    `(?:${uzbek('ish')}\\s+)?(?:${uzbek('tajriba|staj')})\\p{L}*(?:\\s?:)?\\s?(?:(?:${least})\\s?)?(?<from>${count})(?:\\s?-\\s?(?<to>\\d{1,3}))?\\s?(?:${years})(?:\\s?(?:${uzbek("dan|bo'lsin|bo'lishi kerak|bo'lishi shart")}))?`,
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
  const from = numberOf(groups?.from ?? groups?.year ?? '1');
  const to = groups?.to ?? groups?.to2;
  return { from, ...(to !== undefined && { to: Number(to) }) };
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  return spelled.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
}

import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, uzbek } from './flat.ts';
import type { ListName } from './lists.ts';
import { anyOf } from './vocabulary.ts';

/** A line of the vacancy that becomes another one, or nothing. */
export interface Replacement {
  from: string;
  to: string;
}

const change = `(?:${anyOf(vocabulary.changes)})`;
const instead = uzbek("o'rniga");
const lineChanges = [
  // «Замени «Опыт от 3 лет» на опыт от 5 лет»
  new RegExp(`^\\s?${change}\\s"(?<from>.{1,300})"\\sна(?:[:\\s]|$)`, 'u'),
  // `«3 yil tajriba» o'rniga 5 yil tajriba`
  new RegExp(`^\\s?"(?<from>.{1,300})"\\s${instead}(?:[:\\s]|$)`, 'u'),
];
const names = (['duties', 'requirements', 'benefits'] as const).map((name) => {
  const heading = `(?:${anyOf(vocabulary.headings[name])})`;
  return [
    name,
    // «Замени требования на: …», `Talablar o'rniga: …`
    new RegExp(`^\\s?(?:${change}\\s${heading}\\sна|${heading}\\s${instead}):?\\s`, 'u'),
  ] as const;
});

/** The line that a message replaces; undefined when it replaces none. */
export function replacementIn(text: string): Replacement | undefined {
  const flat = flatten(text);
  for (const pattern of lineChanges) {
    const match = flat.match(pattern);
    const from = match?.groups?.from;
    if (match === null || from === undefined) continue;
    const start = flat.indexOf('"') + 1;
    return { from: text.slice(start, start + from.length), to: text.slice(match[0].length).trim() };
  }
  return undefined;
}

/** The list that a message writes anew, and what of the message are its lines. */
export function rewrittenIn(text: string): { list: ListName; lines: string } | undefined {
  const flat = flatten(text);
  for (const [list, pattern] of names) {
    const match = flat.match(pattern);
    if (match) return { list, lines: text.slice(match[0].length) };
  }
  return undefined;
}

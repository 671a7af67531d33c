import { lexicon } from '../../text/lexicon.ts';
import { fold, wordsOf } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import { flatten } from './flat.ts';

/** The nominative of Russian names of positions, by their stems. */
const nominatives = new Map<string, string>();
for (const { ru } of [...lexicon.levels.filter(({ isDominant }) => isDominant), ...lexicon.roles]) {
  for (const name of ru) {
    const [word, second] = wordsOf(name);
    if (word && !second) nominatives.set(stem(word.folded), nominatives.get(stem(word.folded)) ?? name);
  }
}

const adjective = /^(.+?)(ого|его|ую|юю|ых|их|ые|ие)$/u;
const agent = /^(\p{L}+(?:ик|ер|ор|ист|ант|ент|ар|яр|ог|ач|ун|ман|граф|итет|ен|вед|фер|мен))(?:а|ы|и|ов)$/u;

/** A Russian name of a position in the nominative, with a capital letter. */
export function inNominative(name: string, isAccusative: boolean): string {
  const parts = name.split(/(\s+|-)/);
  // The head is the first known noun; without one, the first word that is no adjective.
  const isKnown = (part: string) => /\p{Script=Cyrillic}/u.test(part) && nominatives.has(stem(fold(flatten(part))));
  const head = parts.findIndex(isKnown);
  const noun =
    head >= 0 ? head : parts.findIndex((part) => /\p{Script=Cyrillic}{3}/u.test(part) && !adjective.test(part));
  if (noun < 0) return capital(name);
  const word = nounForm(parts[noun] ?? '', isAccusative);
  const isFeminine = /[ая]$/.test(word);
  const result = parts.map((part, index) => {
    if (index === noun) return word;
    if (index < noun) return adjectiveForm(part, isFeminine);
    // «продавца-консультанта»
    return parts[index - 1] === '-' && index === noun + 2 ? nounForm(part, isAccusative) : part;
  });
  return capital(result.join(''));
}

function nounForm(word: string, isAccusative: boolean): string {
  if (!/\p{Script=Cyrillic}/u.test(word)) return word;
  const known = nominatives.get(stem(fold(flatten(word))));
  if (known !== undefined) return flatten(word) === known.replaceAll('ё', 'е') ? word : known;
  const flat = flatten(word);
  if (agent.test(flat)) return word.slice(0, flat.match(agent)?.[1]?.length);
  if (flat.endsWith('теля')) return `${word.slice(0, -1)}ь`;
  if (isAccusative && /[бвгджзклмнпрстфхцчшщ]у$/u.test(flat)) return `${word.slice(0, -1)}а`;
  if (isAccusative && flat.endsWith('ю')) return `${word.slice(0, -1)}я`;
  return word;
}

function adjectiveForm(word: string, isFeminine: boolean): string {
  const [, base, ending] = word.match(adjective) ?? [];
  if (base === undefined || ending === undefined) return word;
  const isSoft = /^(?:его|юю|их|ие)$/.test(ending) && !/[гкхжшчщ]$/.test(base);
  if (isFeminine) return base + (isSoft ? 'яя' : 'ая');
  return base + (isSoft || /[гкхжшчщ]$/.test(base) ? 'ий' : 'ый');
}

/** An Uzbek name of a position without the endings of its case and number, with a capital letter. */
export function withoutUzbekEndings(name: string): string {
  // «грузчики керак» mixes the languages.
  const known = /^\p{Script=Cyrillic}+[иы]$/u.test(name) ? nominatives.get(stem(fold(flatten(name)))) : undefined;
  if (known !== undefined) return capital(known);
  return capital(name.replace(/(?<=\p{L}{4})(?:larni|larga|lar|ni|ларни|ларга|лар|ни)$/iu, ''));
}

/** The text with a capital letter in front. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The text with a small letter in front, unless it begins with an abbreviation. */
export function uncapital(text: string): string {
  return /^\p{Lu}(?=\p{Ll}|['‘’ʻʼ]|\s\p{Ll})/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

const one: Record<string, string> = {
  ё: 'е',
  ў: 'у',
  қ: 'к',
  ғ: 'г',
  ҳ: 'х',
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  ʻ: "'",
  ʼ: "'",
  ʹ: "'",
  '′': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '\u00A0': ' ',
  '\t': ' ',
  '\r': ' ',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
};

const foreign = new RegExp(`[${Object.keys(one).join('')}]`, 'g');

/** A text in one spelling of case, apostrophes, dashes and Uzbek letters, which people miss; as long as it was. */
export function flatten(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other languages grow when they are lowered.
  const same =
    lower.length === text.length
      ? lower
      : Array.from(text, (letter) =>
          letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
        ).join('');
  return same.replace(foreign, (letter) => one[letter] ?? letter);
}

const pairs: [string, string][] = [
  ["yo'", 'йу'],
  ["o'", 'у'],
  ["g'", 'г'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['yo', 'е'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['ye', 'е'],
  ["'", 'ъ'],
  ['a', 'а'],
  ['b', 'б'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['x', 'х'],
  ['y', 'й'],
  ['z', 'з'],
];

function cyrillic(word: string): string {
  let rest = word;
  let spelled = '';
  while (rest !== '') {
    const pair = pairs.find(([latin]) => rest.startsWith(latin));
    const letter = pair?.[1] ?? rest[0] ?? '';
    spelled += /(?:^|[ |(])$/.test(spelled) && pair?.[0] === 'e' ? 'э' : letter;
    rest = rest.slice(pair?.[0].length ?? 1);
  }
  return spelled;
}

/** An Uzbek word in both alphabets, as flattened text spells it. */
export function spellings(word: string): [latin: string, cyrillic: string] {
  return [word, cyrillic(word)];
}

/** Uzbek words, separated by `|`, as a pattern over flattened text in both alphabets; apostrophes may be left out. */
export function uzbek(words: string): string {
  const patterns = words
    .split('|')
    .flatMap(spellings)
    .map((word) => word.replaceAll("'", "'?").replaceAll('ъ', 'ъ?').replaceAll(' ?', '\\s?').replaceAll(' ', '\\s+'));
  return `(?:${patterns.join('|')})`;
}

/** A pattern of whole words over flattened text; an ending is written as `\p{L}*`. */
export function words(pattern: string, flags = 'gu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d'])(?:${pattern})(?![\\p{L}\\d]|'\\p{L})`, flags);
}

/** Where something stands in a text. */
export interface Span {
  start: number;
  end: number;
}

/** A text with its spans blanked out, as long as it was. */
export function without(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (result, { start, end }) => result.slice(0, start) + ' '.repeat(end - start) + result.slice(end),
    text,
  );
}

/** The spans of every match. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

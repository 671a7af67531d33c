import abbreviations from './data/abbreviations.json' with { type: 'json' };

/** How a word is joined to the one before it; a break is a bracket, a comma, a dash between spaces or the beginning. */
export type Gap = 'space' | 'hyphen' | 'slash' | 'break';

/** A word of a title. */
export interface Word {
  /** Lower case, homoglyphs repaired, as the person wrote it otherwise. */
  text: string;
  /** The one spelling that Russian, both Uzbek alphabets and transliteration share. */
  folded: string;
  /** How it is joined to the word before it. */
  gap: Gap;
}

const cyrillicToLatin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'k',
  ғ: 'g',
  ҳ: 'h',
};

const lookalikes = [...'aаcсeеoоpрxхyуkкmмtтbвhнiі'];
const toCyrillic = new Map(
  lookalikes.flatMap((letter, index) => (index % 2 ? [] : [[letter, lookalikes[index + 1] ?? letter]])),
);
const toLatin = new Map([...toCyrillic].map(([latin, cyrillic]) => [cyrillic, latin]));

const longestTitle = 1000;

const apostrophes = /['`´‘’ʻʼʹ′]/g;

// Names whose signs would be lost when the text is cut into words.
const names: [RegExp, string][] = [
  [/(?<![\p{L}\d])[cс]\+\+/gu, ' cpp '],
  [/(?<![\p{L}\d])[cс]#/gu, ' csharp '],
  [/\.net(?!\p{L})/gu, ' dotnet '],
  [/(?<=\p{L})\.js(?!\p{L})/gu, 'js'],
  // Folded, it would be the same as SEO.
  [/(?<!\p{L})ceo(?!\p{L})/gu, 'chiefexecutive'],
  [/(?<![\p{L}\d])1[cс](?![\p{L}\d])/gu, ' 1с '],
];

// «Ст. кассир», «гл инженер», «инж.»; «ст. метро» is a place.
const fullNames = new Map(Object.entries(abbreviations));
const abbreviation = new RegExp(
  `(?<![\\p{L}\\d'-])(${[...fullNames.keys()].join('|')})` +
    `(?:\\.(?=\\s{0,3}(?:(?!метро)\\p{L}{3}|-|$))|(?=[\\s-](?!метро)\\p{L}{3}))`,
  'gu',
);
/** A lower-case text with the abbreviations of positions as whole words. */
const spellOut = (text: string) =>
  text.replace(abbreviation, (_, short: string) => `${fullNames.get(short) ?? short} `);

const categoryLetters = '[abcdeавсде]';
const categories = [
  new RegExp(
    `(?<!\\p{L})(?:категори\\p{L}*|кат\\.?|toifa\\p{L}*|kategoriya\\p{L}*|тоифа\\p{L}*|category)\\s{0,3}["«“]?` +
      `(${categoryLetters}(?:[\\s,/+-]{0,5}${categoryLetters}(?!\\p{L})){0,10}|${categoryLetters}{2,3})(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(${categoryLetters}(?:[,/+-]{0,3}${categoryLetters}){0,10})\\s{0,3}` +
      `(?:toifa\\p{L}*|тоифа\\p{L}*|kategoriya\\p{L}*|category)`,
    'gu',
  ),
];
const categoryOf: Record<string, string> = { а: 'a', в: 'b', с: 'c', д: 'd', е: 'e' };

// «категории В, С» becomes the words blicence clicence, whichever alphabet the letters come from.
function nameCategories(text: string) {
  const named = (_: string, letters: string) =>
    ` ${[...letters]
      .filter((letter) => /\p{L}/u.test(letter))
      .map((letter) => `${categoryOf[letter] ?? letter}licence`)
      .join(' ')} `;
  return categories.reduce((result, pattern) => result.replace(pattern, named), text);
}

/** A word with letters of two alphabets gets those of the one that most of it is written in. */
function repairHomoglyphs(word: string) {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = word.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (!cyrillic || !latin) return word;
  const table = cyrillic >= latin ? toCyrillic : toLatin;
  return [...word].map((letter) => table.get(letter) ?? letter).join('');
}

/** Folds one lower-case word of any of the alphabets into the shared Latin spelling. */
export function fold(word: string): string {
  // «dizajner», «rabochij»: j for й.
  const latin = word.replace(apostrophes, '').replace(/(?<=[aeiouy])j(?=n|$)/g, 'y');
  return (
    [...latin]
      .map((letter) => cyrillicToLatin[letter] ?? letter)
      .join('')
      .replace(/shch(?=i[kct]|e)|sch/g, 'sh')
      // «погрузчик», «перевозчик» sound as «щ» and are often written so.
      .replace(/zch/g, 'sh')
      .replace(/kh|x/g, 'h')
      .replace(/dzh|zh|dj/g, 'j')
      .replace(/ts/g, 's')
      .replace(/ph/g, 'f')
      .replace(/ck/g, 'k')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/c(?!h)/g, 'k')
      .replace(/q/g, 'k')
      .replace(/w/g, 'v')
      .replace(/([^aeiou])\1+/g, '$1')
      .replace(/yo|ye/g, 'e')
      .replace(/(?:i[iyj]|yi|yy|(?<=[^aeiou])y)$/, 'i')
  );
}

/** Lower case, one apostrophe, no signs that would be lost; for comparing whole texts. */
export function clean(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(apostrophes, "'");
}

/**
 * A text without the runs over which patterns would look back and forth: one space or line break stands for many, and
 * of a word of more than 60 letters the beginning.
 */
export function calm(text: string): string {
  return text
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{60})[\p{L}\p{M}]+/gu, '$1');
}

/** Cuts a title into its words; numbers stand for no word. At most 40 words of 1,000 characters are read. */
export function wordsOf(title: string): Word[] {
  const cleaned = calm(clean(title.slice(0, longestTitle)));
  const named = nameCategories(spellOut(cleaned));
  const text = names.reduce((result, [pattern, name]) => result.replace(pattern, name), named);
  const words: Word[] = [];
  let end = 0;
  let afterNumber = false;
  for (const match of text.matchAll(/[\p{L}\d](?:[\p{L}\d']*[\p{L}\d])?/gu)) {
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const gap: Gap = words.length === 0 || afterNumber ? 'break' : gapOf(between);
    afterNumber = /^\d+$/.test(match[0]) && (afterNumber || gap === 'break');
    if (/^\d+$/.test(match[0])) continue;
    const repaired = repairHomoglyphs(match[0]);
    words.push({ text: repaired, folded: fold(repaired), gap });
    if (words.length === 40) break;
  }
  return words;
}

function gapOf(between: string): Gap {
  if (/^-$/.test(between)) return 'hyphen';
  if (/^\s*[/&+|]\s*$/.test(between)) return 'slash';
  return /^[\s"«»“”.!*]*$/.test(between) ? 'space' : 'break';
}

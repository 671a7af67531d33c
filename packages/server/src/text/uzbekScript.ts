import borrowed from './data/borrowed.json' with { type: 'json' };

const pairs: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["yo'", 'йў'],
  ["o'", 'ў'],
  ["g'", 'ғ'],
  // An apostrophe keeps the two apart: Исҳоқ.
  ["s'h", 'сҳ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['yo', 'ё'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['ye', 'е'],
];
const letters = Object.fromEntries(
  Array.from('abdefghijklmnopqrstuvxyz', (one, at) => [one, 'абдефгҳижклмнопқрстувхйз'[at]]),
);

const apostrophe = /['`´ʻʼ‘’]/gu;
// Straight ones stand between words: within one they are somebody's apostrophe.
const quoted = /(«[^«»]{0,300}»|“[^“”]{0,300}”|„[^„“]{0,300}“|(?<![\p{L}\d])"[^"\n]{1,100}"(?!\p{L}))/u;
// At a word's end only o‘ and g‘ have one: behind another letter it closes a quotation.
const word = /[a-z]+(?:['`´ʻʼ‘’][a-z]+)*(?:(?<=[og])['`´ʻʼ‘’])?/giu;
/** Addresses of sites and mail, and what a program or a model is called: Node.js, Bitrix24, B2B. */
const isName = (token: string) =>
  /@|:\/\/|[a-z\d][./_][a-z\d]|^[^a-zA-Z\d]{0,3}[A-Z][a-zA-Z]{0,30}\d|\d[A-Z]/u.test(token);

const stems = new Map(Object.entries<string>(borrowed.stems));
const longestStem = Math.max(...[...stems.keys()].map(({ length }) => length));
const endings = new Map(Object.entries<string>(borrowed.ending));
const abbreviations = new Map(Object.entries<string>(borrowed.capitals));
const latinWords = new Set(borrowed.latin);

// No Uzbek word has these letters, nor a capital within.
const isForeign = (text: string) => /w|c(?!h)|ph/iu.test(text) || /[a-z][A-Z]/u.test(text);
const isShort = /^[A-Z]{2,5}$/u;
/** A letter by itself is a class, as that of a driving licence, unless a name begins with it; «u» is a word. */
const isClass = /^[A-TV-Z]$/u;

/**
 * An Uzbek text in Cyrillic. What is quoted, foreign words, names of programs and makes, and addresses keep their
 * letters; of borrowed words those get back their signs and their «ц» that Latin has not.
 */
export function toUzbekCyrillic(text: string): string {
  // Where all is in capitals they mean nothing.
  const isLoud = /\s/.test(text.trim()) && text === text.toUpperCase();
  const printed = (found: string, at: number, token: string) => {
    const abbreviation = abbreviations.get(found.toUpperCase().replace(apostrophe, "'"));
    if (abbreviation !== undefined) return abbreviation;
    const name = nameIn(found);
    const ending = cyrillic(found.slice(name.length).toLowerCase());
    if (name) return name + (isLoud ? ending.toUpperCase() : ending);
    const isKept = isForeign(found) || (isShort.test(found) && !isLoud);
    if (isKept || (isClass.test(found) && token[at + 1] !== '.')) return found;
    return cased(found, spelled(found));
  };
  const turned = (part: string) =>
    part.split(/(\s+)/u).map((token) => (isName(token) ? token : token.replace(word, printed)));
  // What is quoted stands between the others.
  return text
    .split(quoted)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : turned(part)))
    .join('');
}

/** Cases and plurals, which a name in Latin letters takes as well. */
const suffixes = /^(?:lar|ning|dagi|dan|da|ga|ni|chi|li|siz|si|im|i)*$/u;

/** A name that keeps its letters, without the ending that Uzbek puts behind it. */
const nameIn = (found: string) => {
  const { length } = beginningOf(found.toLowerCase(), (part, rest) => latinWords.has(part) && suffixes.test(rest));
  return found.slice(0, length);
};

/** What stands before words that are borrowed by themselves: «avtoslesar», «fotoalbom». */
const prefix = /^(?:avto|elektro|foto|moto|tele|video|radio|gidro|mini)(?=[a-z']{3})/u;

function spelled(found: string): string {
  const whole = found.toLowerCase().replace(apostrophe, "'");
  const [before = ''] = prefix.exec(whole) ?? [];
  const own = before === '' ? undefined : borrowedOf(whole.slice(before.length));
  return borrowedOf(whole) ?? (own === undefined ? cyrillic(whole) : cyrillic(before) + own);
}

/** A word that came by Russian, or what is made of one. */
function borrowedOf(whole: string): string | undefined {
  const stem = beginningOf(whole, (beginning) => stems.has(beginning));
  return endings.get(whole) ?? (stem === '' ? undefined : cyrillic(whole.slice(stem.length), stems.get(stem)));
}

/** The longest beginning that is meant; empty where none is. */
function beginningOf(text: string, isMeant: (beginning: string, rest: string) => boolean): string {
  for (let length = Math.min(text.length, longestStem); length > 2; length -= 1)
    if (isMeant(text.slice(0, length), text.slice(length))) return text.slice(0, length);
  return '';
}

/** Spells what follows something that is spelled, whole words as the others. */
function cyrillic(rest: string, before = ''): string {
  let result = before;
  let left = rest;
  while (left !== '') {
    const [latin, letter] = loanOf(left, result) ??
      pairs.find(([one]) => left.startsWith(one)) ?? [left.charAt(0), one(left, result)];
    result += letter;
    left = left.slice(latin.length);
  }
  return result;
}

/** What words that came by Russian have, and Latin has no letter for. */
function loanOf(left: string, before: string): readonly [latin: string, cyrillic: string] | undefined {
  const isBehindConsonant = /[бвгджзклмнпрстфх]$/u.test(before);
  // An ending begins with s behind a t: «ketsa», «muddatsiz», «aytsin», «mehnatsevar».
  if (/^ts(?!h)/u.test(left) && (before === '' || left === 'ts' || /^tse(?!var)|^tsi(?![nz])/u.test(left)))
    return ['ts', 'ц'];
  // Behind consonants the new spelling has s where Russian has ц: «aksiya», «stansiya», «korrupsiya».
  if (/^si[yo]/u.test(left) && /[кпн]$/u.test(before)) return ['s', 'ц'];
  if (isBehindConsonant && left.startsWith('ye')) return ['ye', 'ье'];
  return undefined;
}

function one(left: string, before: string): string {
  const letter = left.charAt(0);
  if (letter === "'") return 'ъ';
  // «электрик», «поэма»: at the beginning and behind a vowel it is another letter; not in «клиент», «диета», «реестр».
  if (letter === 'e' && !/[^аёоуэюяў]$/u.test(before)) return 'э';
  return letters[letter] ?? letter;
}

/** The case of what was found. */
function cased(found: string, result: string): string {
  if (found === found.toUpperCase() && found.length > 1) return result.toUpperCase();
  return /^[A-Z]/u.test(found) ? result.charAt(0).toUpperCase() + result.slice(1) : result;
}

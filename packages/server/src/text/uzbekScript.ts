const pairs: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["yo'", 'йў'],
  ["o'", 'ў'],
  ["g'", 'ғ'],
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
const quoted = /(«[^«»]{0,300}»)/u;
const word = /[a-z]+(?:['`´ʻʼ‘’][a-z]+)*/giu;
// No Uzbek word has these letters, and short words in capitals are names: «Excel», «Word», «SMM».
const isForeign = (text: string) => /w|c(?!h)|ph/iu.test(text) || /^[A-Z]{2,5}$/u.test(text);

/** An Uzbek text in Cyrillic; what is quoted and foreign words keep their letters. */
export function toUzbekCyrillic(text: string): string {
  return text
    .split(quoted)
    .map((part) =>
      part.startsWith('«') ? part : part.replace(word, (found) => (isForeign(found) ? found : spelled(found))),
    )
    .join('');
}

function spelled(found: string): string {
  let left = found.toLowerCase().replace(apostrophe, "'");
  let result = '';
  while (left !== '') {
    const [latin, cyrillic] = pairs.find(([one]) => left.startsWith(one)) ?? [left.charAt(0), one(left, result)];
    result += cyrillic;
    left = left.slice(latin.length);
  }
  if (found === found.toUpperCase() && found.length > 1) return result.toUpperCase();
  return /^[A-Z]/u.test(found) ? result.charAt(0).toUpperCase() + result.slice(1) : result;
}

function one(left: string, before: string): string {
  const letter = left.charAt(0);
  if (letter === "'") return 'ъ';
  // «электрик», «поэма»: behind a vowel and at the beginning it is another letter.
  if (letter === 'e' && !/[^аеёиоуэюяў]$/u.test(before)) return 'э';
  return letters[letter] ?? letter;
}

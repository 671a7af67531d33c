// Which letters a reader takes for one sound, in Russian and both Uzbek alphabets: «Ўктам», Oʻktam and Уктам are one
// name. The database folds in the same way (`fold_name`), and a test of the server compares the two.
const letters = 'абвгғдеёжзиіӣкқлмнңоөпрстуўӯүұфхҳһцчшщыэюяәҷouqwx';
const sounds = 'abvggdeejziiikklmnnaaprstaaaaafhhhцчшшieeeajaakvh';
const soundOf = new Map(Array.from(letters, (letter, index) => [letter, sounds.charAt(index)]));

/** Signs that people leave out, or for which keyboards have another; composition would make a space of some. */
const silent = /[ЪЬъь'`´‘’‛ʻʼʽʾʿʹˈ′‵＇՚"＂]/g;

/** What is written as several letters, and last what stands for a sound until then. */
const spellings = 'kh=h gh=g shch=ш sh=ш ch=ч ts=ц zh=j dj=j c=k ya=e ye=e ia=ie y=i ш=sh ч=ch ц=ts'
  .split(' ')
  .map((pair) => pair.split('='));

/** What stands between words: signs of ASCII and punctuation. */
const between = /[\t\n\r\u0020-\u002F\u003A-\u0060\u007B-\u00BF\u2000-\u2BFF\u3000-\u303F]+/g;

/**
 * The words of a name by their sounds, each after a space: one spelling for both languages, all alphabets and any
 * apostrophe. Not for reading: what sounds alike is the same here.
 */
export function foldName(name: string): string {
  const plain = name
    .replace(silent, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('й', 'y')
    .replace(/[şș]/g, 'sh')
    .replaceAll('ç', 'ch')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '');
  let folded = Array.from(plain, (letter) => soundOf.get(letter) ?? letter).join('');
  for (const [spelling = '', sound = ''] of spellings) folded = folded.replaceAll(spelling, sound);
  return ` ${folded
    .replace(/([a-z])\1+/g, '$1')
    .replace(between, ' ')
    .trim()}`.trimEnd();
}

/** The words of a query by their sounds, each after a space: a folded name with all of them is meant. */
export const foldedWords = (query: string): string[] =>
  foldName(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`);

/**
 * Does each word of a query begin a word of the name, in any order and spelling? One without words finds everything.
 */
export function isNamed(name: string, query: string): boolean {
  const folded = foldName(name);
  return foldedWords(query).every((word) => folded.includes(word));
}

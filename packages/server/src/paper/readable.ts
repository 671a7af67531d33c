/** What stands for a character that no font has: a sign that says that one is missing. */
export const missing = '\u{FFFD}';

/** Signs that no font here has, and hyphens that would not be found by who searches for a word. */
const named = new Map<number, string>([
  [0x2010, '-'],
  [0x2011, '-'],
  [0x20be, 'GEL'],
  [0x20bf, 'BTC'],
  [0x20c0, 'KGS'],
  // What Word draws before a line with its own fonts of signs, as it comes out of a copied list.
  [0xf0a7, '▪'],
  [0xf0a8, '◻'],
  [0xf06c, '●'],
  [0xf06e, '■'],
  [0xf071, '❑'],
  [0xf075, '◆'],
  [0xf076, '❖'],
  [0xf0b7, '•'],
  [0xf0d8, '➢'],
  [0xf0e0, '→'],
  [0xf0fb, '✗'],
  [0xf0fc, '✓'],
]);

/** The same letters in another dress: with a dot, ligatures, wide and narrow forms, the alphabets of formulas. */
const dressed = /^[\u{13F}\u{140}\u{FB00}-\u{FB4F}\u{FF01}-\u{FFEE}\u{1D400}-\u{1D7FF}]$/u;
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]$/u;
const blank = /^[\p{Zs}\t]$/u;
const isPrivate = /^\p{Co}$/u;

/**
 * A line as it can be drawn: each character is itself where a font has it, else what it is made of (NFKC), the name of
 * it in this file, or the sign of a missing one. Only what is never seen is left out.
 */
export function readable(text: string, has: (code: number) => boolean): string {
  const hasAll = (part: string) => [...part].every((letter) => has(letter.codePointAt(0) ?? 0));
  const drawn = [...text.toWellFormed().normalize('NFC')].map((letter) => drawable(letter, has, hasAll));
  return drawn.join('').normalize('NFC');
}

function drawable(letter: string, has: (code: number) => boolean, hasAll: (part: string) => boolean): string {
  const code = letter.codePointAt(0) ?? 0;
  const name = named.get(code);
  if (name !== undefined) return name;
  if (unseen.test(letter) && letter !== '\t') return '';
  const isKnown = has(code) && !isPrivate.test(letter);
  if (isKnown && !dressed.test(letter)) return letter;
  // A space keeps lines together by its place in the text that is broken; how wide it was is lost.
  if (blank.test(letter)) return ' ';
  const made = letter.normalize('NFKC');
  if (made !== letter && hasAll(made)) return made;
  return isKnown ? letter : missing;
}

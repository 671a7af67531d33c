import { foldedWords } from '@kasb/domain/names';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

const all = (words: readonly string[], isOne: (word: string) => SQL) =>
  words.length === 0 ? sql`false` : sql`(${sql.join(words.map(isOne), sql` and `)})`;

/**
 * Whether each word that is typed begins a word of a folded name, in any order: what each row is looked at for. What
 * has no word is nobody's name.
 */
export const isNamed = (folded: SQL, text: string): SQL =>
  all(foldedWords(text), (word) => sql`${folded} like ${`%${word}%`}`);

/**
 * The same, found by an index of the column's grams. Where rows are looked at one by one it comes first: to make the
 * grams of each takes twenty times as long.
 */
export const isNamedByIndex = (folded: SQL, text: string): SQL =>
  sql`(${isNamed(folded, text)} and ${all(foldedWords(text), (word) => hasGrams(folded, word))})`;

const hasGrams = (folded: SQL, word: string) => sql`text_grams(${folded}) @> text_grams(${word})`;

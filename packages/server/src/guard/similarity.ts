import { clean } from '../text/normalise.ts';

const trigramsOf = (text: string) => {
  const padded = `  ${text} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
};

/** Dice coefficient of the trigrams of two texts, from 0 to 1. */
export function dice(one: string, other: string): number {
  if (one === other) return 1;
  const left = trigramsOf(one);
  const rest = new Map<string, number>();
  for (const part of trigramsOf(other)) rest.set(part, (rest.get(part) ?? 0) + 1);
  const total = left.length + [...rest.values()].reduce((sum, count) => sum + count, 0);
  let common = 0;
  for (const part of left) {
    const count = rest.get(part) ?? 0;
    if (count > 0) common++;
    rest.set(part, count - 1);
  }
  return (2 * common) / total;
}

/** Whether two stems are one word, but for a typo or an ending that was not recognised. */
export const isAlike = (one: string, other: string): boolean => one === other || dice(one, other) >= 0.6;

// More of a text than this cannot change the answer much, and the check must stay fast.
const longestText = 4000;

// Six letters stand for a word: endings fall off, and long texts stay cheap.
const wordSet = (text: string) =>
  new Set((clean(text.slice(0, longestText)).match(/[\p{L}\d']{3,}/gu) ?? []).map((word) => word.slice(0, 6)));

/**
 * The share of words that two texts have in common, from 0 to 1 (1 when both are empty); undefined when one of them is
 * empty.
 */
export function overlap(one: string, other: string): number | undefined {
  const left = wordSet(one);
  const right = wordSet(other);
  if (left.size === 0 && right.size === 0) return 1;
  if (left.size === 0 || right.size === 0) return undefined;
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size);
}

/** Whether the texts are written in different alphabets, as a translation into Latin is. */
export function differInAlphabet(one: string, other: string): boolean {
  const isCyrillic = (text: string) =>
    (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
  return isCyrillic(one.slice(0, longestText)) !== isCyrillic(other.slice(0, longestText));
}

import { clean, wordsOf } from '../../../src/text/normalise.ts';
import { stem } from '../../../src/text/stem.ts';
import type { Spellings } from '../conversations/conversation.ts';

/** All ways of writing something. */
export const all = (spellings: Spellings): readonly string[] =>
  typeof spellings === 'string' ? [spellings] : spellings;

/** The words of a text, whatever their case. */
export const stemsOf = (text: string) => new Set(wordsOf(clean(text)).map(({ folded }) => stem(folded)));

/** Words in Latin letters, and numbers as they stand. */
const folded = (text: string) =>
  (text.replaceAll(/(?<=\d)[\s\u00A0](?=\d{3})/gu, '').match(/[\p{L}\p{M}'ʻʼ’‘`]+|[\d.,/]*\d|[%$€]/gu) ?? [])
    .map((part) =>
      /\p{L}/u.test(part)
        ? wordsOf(clean(part))
            .map((word) => word.folded)
            .join('')
        : part,
    )
    .join(' ');

/** Whether words stand in a text, each from its beginning; a number as a whole: 6000 is not in 6 000 000. */
export function has(text: string, words: string): boolean {
  const [within, sought] = [` ${folded(text)}`, ` ${folded(words)}`];
  const at = within.indexOf(sought);
  return at >= 0 && !(/\d$/.test(sought) && /^\d/.test(within.slice(at + sought.length)));
}

/** How much of one set is in another. */
export function shareIn(part: Set<string>, whole: Set<string>): number {
  return [...part].filter((word) => whole.has(word)).length / Math.max(1, part.size);
}

/** A title as it is compared: letters as they stand, but apostrophes, dashes and spaces of one kind. */
export function spelling(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[ʻʼ‘’`']/gu, "'")
    .replaceAll(/[–—]/gu, '-')
    .trim();
  const [first = '', ...rest] = plain.replaceAll(/[\s\u00A0]+/gu, ' ');
  // The letters of a licence are typed in either script, and look the same.
  return (first + rest.join('').toLowerCase()).replaceAll(/(?<=\s)[сСcC]?[еЕeE]?(?=$|[\s,.+-])/gu, (letters) =>
    letters.toLowerCase().replace('с', 'c').replace('е', 'e'),
  );
}

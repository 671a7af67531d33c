import type { SelectOption } from '../Select/SelectList.tsx';

export interface ComboBoxOption extends SelectOption {
  /** Other words to find it by, as its name in the other language. */
  keywords?: string;
}

// «ё» is typed as «е», and oʻ, gʻ with any of the apostrophes that a keyboard has.
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ'’‘`]/g, '');
const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s\-–,.()«»"/]+/)
    .filter(Boolean);

/** Are two texts the same word for word? */
export const isSameText = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** The options of which some word starts with each word of the query, in the label or in the keywords. */
export function filterOptions<Option extends ComboBoxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return options;
  return options.filter(({ label, keywords = '' }) => {
    const known = wordsOf(`${label} ${keywords}`);
    return asked.every((part) => known.some((word) => word.startsWith(part)));
  });
}

import { foldName, isNamed } from '@kasb/domain/names';
import type { SelectOption } from '../Select/SelectList.tsx';

export interface ComboBoxOption extends SelectOption {
  /** Other words to find it by, as its name in the other language. */
  keywords?: string;
}

/** Are two texts the same word for word? */
export const isSameText = (one: string, other: string): boolean => foldName(one) === foldName(other);

/** The options of which some word starts with each word of the query, in the label or in the keywords. */
export const filterOptions = <Option extends ComboBoxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] => options.filter(({ label, keywords = '' }) => isNamed(`${label} ${keywords}`, query));

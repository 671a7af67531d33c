import { fill, plural } from '@kasb/domain/messages';
import { formatCount } from '@kasb/domain/numbers';

/** The one of three forms that fits the number, with the number in it; Uzbek carries the same text in all three. */
export function countWords(count: number, one: string, few: string, many: string): string {
  return fill(plural(count, { one, few, many, other: few }, 'ru'), { count: formatCount(count) });
}

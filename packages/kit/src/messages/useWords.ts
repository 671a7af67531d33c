import { wordMessages, wordOf } from '@kasb/domain/words';
import type { WordKind } from '@kasb/domain/words';
import { useMessages } from './useMessages.tsx';

/** The word for a value of the contract; one that nobody foresaw is shown as it came. */
export type Words = (kind: WordKind, value: string) => string;

/** The words of statuses, employment, formats, periods and spheres in the provider's language. */
export function useWords(): Words {
  const t = useMessages(wordMessages);
  return (kind, value) => wordOf(kind, value, t);
}

import type { FieldError } from '@kasb/contract';
import { say, spoken } from '@kasb/domain/say';
import type { Sentence } from '@kasb/domain/say';

/** Sentences by the code of an issue or of a problem. */
export type FieldWords = Readonly<Record<string, Sentence | undefined>>;

/**
 * The sentence for what is wrong with a field: of its code, else the provider's own text, else that it must be checked.
 */
export function fieldText(
  { code, values, text }: FieldError,
  words: FieldWords,
  fallback: string,
  locale: string,
): string {
  const sentence = code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined;
  return sentence === undefined ? (text ?? fallback) : say(sentence, spoken(values, locale));
}

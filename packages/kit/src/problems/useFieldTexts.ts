import type { FieldError } from '@kasb/contract';
import { ru } from '@kasb/domain/issues/ru';
import { uz } from '@kasb/domain/issues/uz';
import type { Locale, Message } from '@kasb/domain/messages';
import { say } from '@kasb/domain/say';
import { useSyncExternalStore } from 'react';
import { useKasb } from '../provider/kasbContext.ts';
import { fieldText } from './fieldText.ts';
import type { FieldWords } from './fieldText.ts';
import { problemWords } from './words.ts';

/** Words what is wrong with fields, by name: what a provider refused (`ApiError.fields`) and what a form found itself. */
export type FieldTexts = (fields: Readonly<Record<string, FieldError>>) => Record<string, string>;

const issues: Record<Locale, FieldWords & { invalidValue: string }> = { ru, uz };

/** The words of fields in the provider's language; a host's own by code under the namespace `fields`. */
export function useFieldTexts(): FieldTexts {
  const { locale, messages } = useKasb();
  const problems = useSyncExternalStore(
    problemWords.subscribe,
    () => problemWords.of(locale),
    () => undefined,
  );
  const ours = { ...problems, ...issues[locale] };
  const words = { ...ours, ...ownWords(messages.fields, ours) };
  return (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldText(field, words, issues[locale].invalidValue)]),
    );
}

/** A host's sentence may lack a value too: then ours is said. */
function ownWords(own: Partial<Record<string, Message>> = {}, ours: FieldWords): FieldWords {
  return Object.fromEntries(
    Object.entries(own).flatMap(([code, text]) =>
      typeof text === 'string' ? [[code, [text, say(ours[code] ?? text)] as const]] : [],
    ),
  );
}

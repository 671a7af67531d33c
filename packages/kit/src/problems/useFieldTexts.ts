'use client';
import type { FieldError } from '@kasb/contract';
import type { Message } from '@kasb/domain/messages';
import { say } from '@kasb/domain/say';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/useMessages.tsx';
import { useKasb } from '../provider/kasbContext.ts';
import { fieldText } from './fieldText.ts';
import type { FieldWords } from './fieldText.ts';
import { problemMessages } from './messages.ts';
import { issueWords, problemWords } from './words.ts';

/**
 * Words what is wrong with fields, by name: what a provider refused (`ApiError.fields`) and what a form found itself.
 */
export type FieldTexts = (fields: Readonly<Record<string, FieldError>>) => Record<string, string>;

/** The words of fields in the provider's language; a host's own by code under the namespace `fields`. */
export function useFieldTexts(): FieldTexts {
  const { locale, messages } = useKasb();
  const t = useMessages(problemMessages);
  const problems = useSyncExternalStore(
    problemWords.subscribe,
    () => problemWords.of(locale),
    () => undefined,
  );
  const issues = useSyncExternalStore(
    issueWords.subscribe,
    () => issueWords.of(locale),
    () => undefined,
  );
  useEffect(() => void issueWords.load(locale), [locale]);
  const ours = { ...problems, ...issues };
  const words = { ...ours, ...ownWords(messages.fields, ours) };
  return (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldText(field, words, t('invalidValue'), locale)]),
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

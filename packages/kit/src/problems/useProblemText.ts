'use client';
import type { ApiError } from '@kasb/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/useMessages.tsx';
import { useKasb } from '../provider/kasbContext.ts';
import { problemMessages } from './messages.ts';
import { problemText } from './problemText.ts';
import { problemWords } from './words.ts';

/** Words a failed call; `fallback` is what the screen says where the failure tells nothing more. */
export type ProblemText = (error: ApiError | undefined, fallback?: string) => string;

/** The words of failed calls in the provider's language. */
export function useProblemText(): ProblemText {
  const { locale, messages } = useKasb();
  const t = useMessages(problemMessages);
  useSyncExternalStore(
    problemWords.subscribe,
    () => problemWords.of(locale),
    () => undefined,
  );
  // A failure may be on the page when its language changes.
  useEffect(() => {
    if (problemWords.isUsed()) void problemWords.load(locale);
  }, [locale]);
  return (error, ownFallback) => {
    const fallback = ownFallback ?? t(error?.kind === 'network' ? 'offline' : 'failed');
    // The words may have come with the very failure, after whoever asks for them was drawn.
    const words = { ...problemWords.of(locale), ...messages.problems };
    return error ? problemText(error, { words, fallback }) : fallback;
  };
}

'use client';
import type { ApiError } from '@kasb/contract';
import type { MessageBundle } from '@kasb/domain/messages';
import { useEffect } from 'react';
import { useMessages } from '../messages/useMessages.tsx';
import { useKasb } from '../provider/kasbContext.ts';
import { useProblemText } from './useProblemText.ts';
import { problemWords } from './words.ts';

export interface ProblemSentenceProps<Key extends string> {
  /** Why a call failed. */
  error: ApiError | undefined;
  /** Texts of whoever shows it. */
  messages: MessageBundle<Key>;
  /** The one of them that is said where the failure tells nothing more. */
  fallback: NoInfer<Key>;
}

/** The sentence for a failed call where it is kept for later: it follows the words and the language of the page. */
export function ProblemSentence<Key extends string>({ error, messages, fallback }: ProblemSentenceProps<Key>) {
  const t = useMessages(messages);
  const problem = useProblemText();
  const { locale } = useKasb();
  const isCoded = error?.code !== undefined;
  // One that outlived the page comes without a call that would bring the words.
  useEffect(() => {
    if (isCoded) void problemWords.load(locale);
  }, [isCoded, locale]);
  return <span>{problem(error, t(fallback))}</span>;
}

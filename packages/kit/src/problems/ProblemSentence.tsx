import type { ApiError } from '@kasb/contract';
import { useEffect } from 'react';
import { useKasb } from '../provider/kasbContext.ts';
import { useProblemText } from './useProblemText.ts';
import { problemWords } from './words.ts';

export interface ProblemSentenceProps {
  /** Why a call failed. */
  error: ApiError | undefined;
  /** What is said where the failure tells nothing more. */
  fallback: string;
}

/** The sentence for a failed call where it is kept for later: it follows the words and the language of the page. */
export function ProblemSentence({ error, fallback }: ProblemSentenceProps) {
  const problem = useProblemText();
  const { locale } = useKasb();
  const isCoded = error?.code !== undefined;
  // One that outlived the page comes without a call that would bring the words.
  useEffect(() => {
    if (isCoded) void problemWords.load(locale);
  }, [isCoded, locale]);
  return problem(error, fallback);
}

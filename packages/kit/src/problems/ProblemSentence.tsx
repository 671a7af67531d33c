import type { ApiError } from '@kasb/contract';
import { useProblemText } from './useProblemText.ts';

export interface ProblemSentenceProps {
  /** Why a call failed. */
  error: ApiError | undefined;
  /** What is said where the failure tells nothing more. */
  fallback: string;
}

/** The sentence for a failed call where it is kept for later: it follows the words and the language of the page. */
export function ProblemSentence({ error, fallback }: ProblemSentenceProps) {
  const problem = useProblemText();
  return problem(error, fallback);
}

import type { ApiError } from '@kasb/contract';

/** What a provider wants solved before it looks at a phone: a digest that begins with so many zero bits. */
export interface Puzzle {
  challenge: string;
  difficulty: number;
}

/** More would not end on a phone. */
const maxDifficulty = 18;

/** The puzzle that an answer sets, or undefined when the call failed for another reason. */
export function puzzleOf(error: ApiError): Puzzle | undefined {
  const { challenge, difficulty } = (error.body.proof ?? {}) as Partial<Record<keyof Puzzle, unknown>>;
  if (!error.is('proofNeeded') || typeof challenge !== 'string' || typeof difficulty !== 'number') return undefined;
  return difficulty <= maxDifficulty ? { challenge, difficulty } : undefined;
}

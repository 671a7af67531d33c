import type { Result } from '@kasb/kit';
import { useState } from 'react';
import { puzzleOf } from '../model/puzzle.ts';

/** What was solved, as the calls take it. */
export interface Proof {
  challenge: string;
  answer: string;
}

/** Solves what a provider demands of an address that asks for many phones, and repeats the call by itself. */
export function useProof() {
  const [isProving, setProving] = useState(false);
  return {
    isProving,
    async run<Data>(call: (proof?: Proof) => Promise<Result<Data>>): Promise<Result<Data>> {
      const result = await call();
      const puzzle = result.ok ? undefined : puzzleOf(result.error);
      if (!puzzle) return result;
      setProving(true);
      try {
        // Few ever meet a puzzle.
        const { solvePuzzle } = await import('../model/solvePuzzle.ts');
        return await call({ challenge: puzzle.challenge, answer: await solvePuzzle(puzzle) });
      } catch {
        return result;
      } finally {
        setProving(false);
      }
    },
  };
}

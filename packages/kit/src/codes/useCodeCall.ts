'use client';
import { ApiError } from '@kasb/contract';
import type { AnswerOf, loginByPhone } from '@kasb/contract';
import { useState } from 'react';
import type { Result } from '../api/result.ts';
import { puzzleOf } from './puzzle.ts';

/** A code that was sent. */
export interface SentCode {
  /** Milliseconds since 1970. */
  at: number;
  /** What it is shown with, where the provider says it. */
  challenge: string | undefined;
}

/** What was solved, as the calls take it. */
export interface CodeProof {
  challenge: string;
  answer: string;
}

/** A way to ask for codes. */
export interface CodeCall {
  /** Something is solved before the code is sent. */
  isProving: boolean;
  /** Makes a call that sends a code. */
  run: (call: (proof?: CodeProof) => Promise<Result<AnswerOf<typeof loginByPhone>>>) => Promise<Result<SentCode>>;
}

/**
 * Makes a call that sends a code: solves what a provider demands of an address that asks for many phones, and repeats
 * the call by itself.
 */
export function useCodeCall(): CodeCall {
  const [isProving, setProving] = useState(false);

  const prove = async <Data>(call: (proof?: CodeProof) => Promise<Result<Data>>): Promise<Result<Data>> => {
    const result = await call();
    const puzzle = result.ok ? undefined : puzzleOf(result.error);
    if (!puzzle) return result;
    setProving(true);
    try {
      // Few ever meet a puzzle.
      const { solvePuzzle } = await import('./solvePuzzle.ts');
      return await call({ challenge: puzzle.challenge, answer: await solvePuzzle(puzzle) });
    } catch {
      return result;
    } finally {
      setProving(false);
    }
  };

  return {
    isProving,
    async run(call) {
      const result = await prove(call);
      if (!result.ok) return result;
      const { status, challenge } = result.data;
      return status === 'otp_sent'
        ? { ok: true, data: { at: Date.now(), challenge } }
        : { ok: false, error: new ApiError({ kind: 'answer' }) };
    },
  };
}

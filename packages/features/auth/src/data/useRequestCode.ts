import { ApiError, loginByPhone } from '@kasb/contract';
import type { AnswerOf } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { useState } from 'react';
import { puzzleOf } from '../model/puzzle.ts';
import type { SentCode } from '../model/signInSteps.ts';

/** What was solved, as the calls take it. */
interface Proof {
  challenge: string;
  answer: string;
}

/**
 * Makes a call that sends a code: solves what a provider demands of an address that asks for many phones, and repeats
 * the call by itself.
 */
export function useCodeCall() {
  const [isProving, setProving] = useState(false);

  const prove = async <Data>(call: (proof?: Proof) => Promise<Result<Data>>): Promise<Result<Data>> => {
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
  };

  return {
    isProving,
    async run(call: (proof?: Proof) => Promise<Result<AnswerOf<typeof loginByPhone>>>): Promise<Result<SentCode>> {
      const result = await prove(call);
      if (!result.ok) return result;
      const { status, challenge } = result.data;
      return status === 'otp_sent'
        ? { ok: true, data: { at: Date.now(), challenge } }
        : { ok: false, error: new ApiError({ kind: 'answer' }) };
    },
  };
}

/** Asks for an SMS code. */
export function useRequestCode() {
  const login = useCommand(loginByPhone);
  const { isProving, run } = useCodeCall();
  return {
    isPending: login.isPending || isProving,
    isProving,
    /** `before` is the challenge of the code that another one replaces. */
    run: (phone: string, before?: string) => run((proof) => login.run({ body: { phone, challenge: before, proof } })),
  };
}

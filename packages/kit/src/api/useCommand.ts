'use client';
import type { AnswerOf, ApiError, Arguments, Endpoint, SendOptions } from '@kasb/contract';
import { useState } from 'react';
import { unstable_serialize as serialize } from 'swr';
import { useKasb } from '../provider/kasbContext.ts';
import { resultOf } from './query.ts';
import type { Result } from './result.ts';
import { createUnderWay } from './underWay.ts';
import { useTouch } from './useTouch.ts';

/** A call that changes something. */
export interface Command<E extends Endpoint> {
  /** Sends it. A second press gets the result of the first while the same is under way; other arguments are sent. */
  run: (args: Arguments<E>, options?: SendOptions) => Promise<Result<AnswerOf<E>>>;
  /** Something is under way. */
  isPending: boolean;
  /** Why one failed; cleared by the next run and by `reset`. */
  error: ApiError | undefined;
  reset: () => void;
}

/** Settings of a command. */
export interface CommandOptions {
  /** Queries to read again after a success, whatever their arguments. */
  touches?: readonly Endpoint[];
}

/** Binds a changing call: pending state, its error, and the queries it touches. */
export function useCommand<E extends Endpoint>(endpoint: E, { touches = [] }: CommandOptions = {}): Command<E> {
  const { client } = useKasb();
  const touch = useTouch();
  const [error, setError] = useState<ApiError>();
  const [pending, setPending] = useState(0);
  const [underWay] = useState(createUnderWay<Result<AnswerOf<E>>>);

  const send = async (args: Arguments<E>, options?: SendOptions): Promise<Result<AnswerOf<E>>> => {
    setPending((count) => count + 1);
    setError(undefined);
    const result = await resultOf(async () => {
      const { data } = await client.send(endpoint, args, options);
      await touch(touches);
      return data;
    });
    if (!result.ok) setError(result.error);
    setPending((count) => count - 1);
    return result;
  };

  return {
    run: (args, options) => underWay.send(serialize([args, options]), () => send(args, options)),
    isPending: pending > 0,
    error,
    reset: () => setError(undefined),
  };
}

import type { AnswerOf, ApiError, Arguments, Endpoint, SendOptions } from '@kasb/contract';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useKasb } from '../provider/kasbContext.ts';
import { isCallOf } from './isCallOf.ts';
import { toApiError } from './query.ts';

/** How a command ended. Nothing is thrown: the caller draws the error where the act was. */
export type CommandResult<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };

/** A call that changes something. */
export interface Command<E extends Endpoint> {
  /** Sends it. While one is under way, a second press gets the result of the first. */
  run: (args: Arguments<E>, options?: SendOptions) => Promise<CommandResult<AnswerOf<E>>>;
  isPending: boolean;
  /** Why the last one failed; cleared by the next run and by `reset`. */
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
  const { client, touched } = useKasb();
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const underWay = useRef<Promise<CommandResult<AnswerOf<E>>>>(undefined);

  const send = async (args: Arguments<E>, options?: SendOptions): Promise<CommandResult<AnswerOf<E>>> => {
    setPending(true);
    setError(undefined);
    try {
      const { data } = await client.send(endpoint, args, options);
      if (touches.length > 0) {
        touched.announce(touches);
        await mutate((key) => touches.some((query) => isCallOf(query, key)));
      }
      return { ok: true, data };
    } catch (thrown) {
      const failure = toApiError(thrown);
      setError(failure);
      return { ok: false, error: failure };
    } finally {
      setPending(false);
      underWay.current = undefined;
    }
  };

  return {
    run: (args, options) => (underWay.current ??= send(args, options)),
    isPending,
    error,
    reset: () => setError(undefined),
  };
}

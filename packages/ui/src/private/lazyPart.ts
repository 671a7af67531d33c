import { useState } from 'react';

/** A heavy part of a component that is fetched at the first sign of interest; a failure may be tried again. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>) {
  let part: Part | undefined;
  let fetching: Promise<Part> | undefined;
  return {
    /** The part, once it has come. */
    get: () => part,
    load: () => {
      fetching ??= fetchPart().then(
        (fetched) => (part = fetched),
        (error: unknown) => {
          fetching = undefined;
          throw error;
        },
      );
      return fetching;
    },
  };
}

type LazyPart<Part> = { get: () => Part | undefined; load: () => Promise<Part> };

/** Opens a lazy part, waiting for its code if need be. */
export function useLazyPart<Part>(source: LazyPart<Part>) {
  const [state, setState] = useState<'closed' | 'waiting' | 'failed' | 'open'>('closed');
  const open = () => {
    if (source.get()) return setState('open');
    setState('waiting');
    // A person who moved on meanwhile does not get the part thrown at them.
    const settle = (next: 'failed' | 'open') => setState((now) => (now === 'waiting' ? next : now));
    source.load().then(
      () => settle('open'),
      () => settle('failed'),
    );
  };
  return {
    state,
    open,
    close: () => setState('closed'),
    /** Fetches ahead of the press; a failure is met by the press itself. */
    prepare: () => void source.load().catch(() => {}),
    part: state === 'open' ? source.get() : undefined,
  };
}

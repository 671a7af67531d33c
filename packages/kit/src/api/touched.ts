import type { Endpoint } from '@kasb/contract';

/** Tells page lists that a command changed what they show. */
export interface Touched {
  announce: (endpoints: readonly Endpoint[]) => void;
  /** Returns the way to stop listening. */
  subscribe: (endpoint: Endpoint, listener: () => void) => () => void;
}

/** Makes an empty register of listeners. */
export function createTouched(): Touched {
  const listeners = new Set<{ endpoint: Endpoint; listener: () => void }>();
  return {
    announce(endpoints) {
      for (const { endpoint, listener } of listeners) if (endpoints.includes(endpoint)) listener();
    },
    subscribe(endpoint, listener) {
      const entry = { endpoint, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}

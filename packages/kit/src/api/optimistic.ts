import type { ApiError } from '@kasb/contract';
import { askedAt } from './askedAt.ts';
import type { Result } from './result.ts';

/** A value that was set here, over what was read. */
interface Change<Subject, Value> {
  subject: Subject;
  value: Value;
  isPending: boolean;
  /** When it was confirmed. */
  at?: number;
}

/** Values by the key of their subject. */
export interface OptimisticState<Subject, Value> {
  changes: ReadonlyMap<string, Change<Subject, Value>>;
  /** Why the last change failed; cleared by the next. */
  error?: ApiError;
}

/** Values that are shown before they are confirmed. */
export interface OptimisticStore<Subject, Value> {
  subscribe: (listener: () => void) => () => void;
  getState: () => OptimisticState<Subject, Value>;
  /**
   * Shows the value, and sends it when those before it have been answered; what `read` brings anew after a success is
   * waited for by nobody but the caller.
   */
  change: <Data>(
    subject: Subject,
    value: Value,
    send: () => Promise<Result<Data>>,
    read?: () => Promise<void>,
  ) => Promise<Result<Data>>;
}

/** Makes a store without a value. What fails goes back to what was confirmed last. */
export function createOptimistic<Subject, Value>(keyOf: (subject: Subject) => string): OptimisticStore<Subject, Value> {
  let state: OptimisticState<Subject, Value> = { changes: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  const confirmed = new Map<string, Change<Subject, Value>>();
  const listeners = new Set<() => void>();

  const show = (key: string, change: Change<Subject, Value> | undefined, error: ApiError | undefined) => {
    const changes = new Map(state.changes);
    if (change) changes.set(key, change);
    else changes.delete(key);
    state = { changes, error };
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    async change(subject, value, send, read) {
      const key = keyOf(subject);
      const mine = { subject, value, isPending: true };
      show(key, mine, undefined);
      const turn = last.then(send);
      last = turn;
      const result = await turn;
      if (result.ok) {
        confirmed.set(key, { ...mine, isPending: false, at: performance.now() });
        await read?.();
      }
      // Somebody pressed again meanwhile: what they want is still under way.
      if (state.changes.get(key) === mine)
        show(key, confirmed.get(key), result.ok || last !== turn ? state.error : result.error);
      return result;
    },
  };
}

/**
 * What to show for a subject. Another answer of the provider, which is another object, speaks for itself, unless it
 * was asked for before the change was confirmed: it may tell what was before.
 */
export function shownValue<Subject, Value>(
  { changes }: OptimisticState<Subject, Value>,
  key: string,
  subject: Subject,
): Value | undefined {
  const change = changes.get(key);
  if (!change) return undefined;
  const isOlder = (askedAt(subject) ?? Infinity) <= (change.at ?? 0);
  return change.isPending || change.subject === subject || isOlder ? change.value : undefined;
}

'use client';
import type { ApiError, Endpoint } from '@kasb/contract';
import { useState, useSyncExternalStore } from 'react';
import { createOptimistic, shownValue } from './optimistic.ts';
import type { Result } from './result.ts';
import { useTouch } from './useTouch.ts';

/** Values that are seen at once and taken back when their call fails. */
export interface Optimistic<Subject, Value, Data> {
  /** The value that was set here, or undefined: then what was read counts. */
  valueOf: (subject: Subject) => Value | undefined;
  /** Shows a value and sends it. Changes wait for each other, so that the last one decides. */
  change: (subject: Subject, value: Value) => Promise<Result<Data>>;
  isPending: boolean;
  /** Why the last change failed; cleared by the next. */
  error: ApiError | undefined;
}

/** Settings of values that are seen at once. */
export interface OptimisticOptions<Subject, Value, Data> {
  /** Tells subjects apart, also when they are read again. */
  keyOf: (subject: Subject) => string;
  /** Sends a value by a command that touches nothing itself: the next value does not wait for what is read again. */
  send: (subject: Subject, value: Value) => Promise<Result<Data>>;
  /** Queries to read again after a success, whatever their arguments. */
  touches: readonly Endpoint[];
}

/** Changes values of what was read before the provider has confirmed it: a switch, or a status in a list. */
export function useOptimistic<Subject, Value, Data>({
  keyOf,
  send,
  touches,
}: OptimisticOptions<Subject, Value, Data>): Optimistic<Subject, Value, Data> {
  const touch = useTouch();
  const [store] = useState(() => createOptimistic<Subject, Value>(keyOf));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return {
    valueOf: (subject) => shownValue(state, keyOf(subject), subject),
    change: (subject, value) =>
      store.change(
        subject,
        value,
        () => send(subject, value),
        () => touch(touches),
      ),
    isPending: [...state.changes.values()].some(({ isPending }) => isPending),
    error: state.error,
  };
}

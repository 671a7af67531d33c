'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true in the browser. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

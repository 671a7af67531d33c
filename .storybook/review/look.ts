import { useSyncExternalStore } from 'react';
import type { Look } from './looks.ts';

const key = 'kasb-review-look';
const usual: Look = { theme: 'light', locale: 'ru', width: 1440 };
const listeners = new Set<() => void>();
let look = usual;

try {
  look = { ...usual, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Look>) };
} catch {
  // Without a storage each page begins with the usual look.
}

/** Chooses a look for all pages of this tab. */
export function chooseLook(change: Partial<Look>): void {
  look = { ...look, ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(look));
  } catch {
    // It holds for this page alone.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The look that was chosen last. */
export const useLook = (): Look => useSyncExternalStore(subscribe, () => look);

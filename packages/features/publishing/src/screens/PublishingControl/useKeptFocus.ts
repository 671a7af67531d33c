import { useEffect } from 'react';
import type { RefObject } from 'react';

/** By then the dialog has faded out and tried to give the focus back, in milliseconds; a slow phone takes longer. */
const CLOSED_MS = 400;
const LONGEST_MS = 4000;

/**
 * After a publication the button that opened the dialog is disabled, and a dialog that opened by itself has no such
 * button: what can take the focus back at this place takes it, or the place.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const element = place.current;
    const giveBack = (waited: number) => {
      const isFading = document.querySelector('[role="dialog"]') !== null;
      if (isFading && waited < LONGEST_MS) return setTimeout(giveBack, CLOSED_MS, waited + CLOSED_MS);
      if (document.activeElement !== document.body) return undefined;
      (element?.querySelector<HTMLElement>('button:enabled') ?? element)?.focus({ preventScroll: true });
      return undefined;
    };
    return () => void setTimeout(giveBack, CLOSED_MS, CLOSED_MS);
  }, [place, isOpen]);
}

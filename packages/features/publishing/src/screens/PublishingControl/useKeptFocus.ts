import { useEffect } from 'react';
import type { RefObject } from 'react';

/** By then the dialog has faded out and tried to give the focus back, in milliseconds. */
const CLOSED_MS = 400;

/**
 * After a publication the button that opened the dialog is disabled, and a dialog that opened by itself has no such
 * button: what can take the focus back at this place takes it, or the place.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const element = place.current;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        (element?.querySelector<HTMLElement>('button:enabled') ?? element)?.focus({ preventScroll: true });
      }, CLOSED_MS);
    };
  }, [place, isOpen]);
}

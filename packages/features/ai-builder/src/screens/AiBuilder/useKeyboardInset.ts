import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an element above a keyboard on the screen, which some browsers lay over the page: `dvh` does not know of it.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!visualViewport) return;
    const measure = () => {
      const covered = Math.max(0, globalThis.innerHeight - visualViewport.height - visualViewport.offsetTop);
      if (ref.current) ref.current.style.paddingBlockEnd = `${Math.round(covered)}px`;
    };
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}

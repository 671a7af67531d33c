'use client';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

// As `containers.mobile`, which a page may not load.
const NARROW = 700;

/**
 * Whether an element has the width of a phone, under 700 px or what is said instead: what stands side by side there
 * comes one at a time.
 */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, under = NARROW): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setNarrow(element.offsetWidth < under);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, under]);
  return isNarrow;
}

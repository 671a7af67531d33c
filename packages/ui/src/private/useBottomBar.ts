import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const name = '--kasb-bottom-bar';

/** Says on the page how high a bar at the bottom of a narrow window is, so that toasts keep above it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    if (!element) return;
    const below = style.getPropertyValue(name);
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.setProperty(name, below);
    };
  }, [bar]);
}

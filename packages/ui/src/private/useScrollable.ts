'use client';
import { useEffect, useRef, useState } from 'react';

/** Makes a box a tab stop while it scrolls, down or sideways, so that the keyboard can scroll it too. */
export function useScrollable() {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setScrollable(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth),
    );
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, tabIndex: isScrollable ? 0 : undefined };
}

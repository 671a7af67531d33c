import { useLayoutEffect, useRef, useState } from 'react';

/** How far from the end one still reads along, in pixels. */
const NEAR = 48;

/**
 * A box that is laid out backwards, so that its end stays in sight, and in which one may read what was said before:
 * what comes at its end then leaves the place alone.
 */
export function useReadingPlace() {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [isAway, setAway] = useState(false);
  const isAtEnd = ({ scrollTop }: HTMLDivElement) => scrollTop > -NEAR;
  const look = () => {
    if (!box.current) return;
    height.current = box.current.scrollHeight;
    setAway(!isAtEnd(box.current));
  };
  const goToEnd = () => {
    if (box.current) box.current.scrollTop = 0;
    look();
  };
  // Whatever was drawn: a place is counted from the end.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = isAtEnd(element) ? 0 : element.scrollTop - (element.scrollHeight - height.current);
    height.current = element.scrollHeight;
  });
  return { box, isAway, look, goToEnd };
}

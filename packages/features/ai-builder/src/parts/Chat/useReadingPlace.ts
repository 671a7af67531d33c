import { useScrollable } from '@kasb/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** From where one comes back to the end, and how far from it the way there is shown, in pixels. */
const NEAR = 48;

/**
 * A box that is laid out backwards, so that its end stays in sight, and in which one may read what was said before:
 * what comes at its end then leaves the place alone, be it one press of an arrow away. The keyboard scrolls it too.
 */
export function useReadingPlace() {
  const { ref: box, tabIndex } = useScrollable();
  const seen = useRef({ top: 0, height: 0, isAtEnd: true });
  const [isAway, setAway] = useState(false);

  /** Whoever goes up stays there; whoever comes near the end again reads along. */
  const follow = ({ scrollTop }: HTMLDivElement) => {
    const { top } = seen.current;
    if (scrollTop < top) seen.current.isAtEnd = scrollTop > -1;
    if (scrollTop > top && scrollTop > -NEAR) seen.current.isAtEnd = true;
    seen.current.top = scrollTop;
  };
  const look = () => {
    if (!box.current) return;
    follow(box.current);
    seen.current.height = box.current.scrollHeight;
    setAway(box.current.scrollTop <= -NEAR);
  };
  const goToEnd = () => {
    box.current?.scrollTo(0, 0);
    look();
  };
  // Whatever was drawn: a place is counted from the end. A place that is right already is not set: that would stop a
  // scrolling which has just begun.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    follow(element);
    const { height, isAtEnd } = seen.current;
    const place = isAtEnd ? 0 : element.scrollTop - (element.scrollHeight - height);
    if (element.scrollTop !== place) element.scrollTo(0, place);
    seen.current = { top: element.scrollTop, height: element.scrollHeight, isAtEnd };
  });
  return { boxProps: { ref: box, tabIndex, onScroll: look }, box, isAway, goToEnd };
}

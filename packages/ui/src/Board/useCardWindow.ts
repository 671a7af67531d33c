import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardsIn } from './boardElements.ts';
import type { BoardCardData } from './boardProps.ts';

/** Drawn before it is known where the column stands; later what is drawn changes by twos. */
const FIRST = 20;
const STEP = 2;
/** How many new cards a frame has room for, on a slow phone too. */
const MOST = 4;
/** How much room a card takes, in px, before it was drawn. */
const USUAL = 116;

/** Which cards of a column are drawn, those no further than a window from it, and the room of the others. */
export function useCardWindow(cards: readonly BoardCardData[]) {
  const list = useRef<HTMLDivElement>(null);
  const [rooms] = useState(() => new Map<string, number>());
  const [drawn, setDrawn] = useState({ from: 0, to: FIRST, stop: '' });
  const roomOf = (index: number) => rooms.get(cards[index]?.id ?? '') ?? USUAL;

  /** The cards between two heights of the window, also behind the last one: others may follow it. */
  const between = (start: number, top: number, bottom: number) => {
    let at = start;
    let from = 0;
    for (; from < cards.length - 1 && at + roomOf(from) < top; from += 1) at += roomOf(from);
    let to = from + 1;
    for (at += roomOf(from); at < bottom; to += 1) at += roomOf(to);
    return { from, to };
  };

  const look = useEffectEvent(() => {
    const element = list.current;
    const body = element?.parentElement?.getBoundingClientRect();
    if (!element || !body) return;
    for (const card of cardsIn(element)) rooms.set(card.dataset.card ?? '', roomTaken(card));
    const start = element.getBoundingClientRect().top;
    const { innerHeight } = window;
    const [top, bottom] = [Math.max(body.top, 0), Math.min(body.bottom, innerHeight)];
    const stop = element.querySelector<HTMLElement>('[tabindex="0"]')?.dataset.card ?? '';
    const seen = between(start, top, bottom);
    const near = inSteps(between(start, top - innerHeight / 2, bottom + innerHeight / 2));
    const next = towards(near, seen, drawn);
    if (next.from === drawn.from && next.to === drawn.to && stop === drawn.stop) return;
    // Drawn after this frame, laid out and painted with the next one: together they would be a long task.
    setDrawn({ ...next, stop });
  });

  // Once a frame, however much asks for it: also for the next few cards, until all that are near are drawn.
  const frame = useRef<number>(undefined);
  const lookSoon = useEffectEvent(() => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      look();
    });
  });
  useEffect(() => lookSoon(), [drawn]);

  useEffect(() => {
    const element = list.current;
    if (!element?.parentElement) return;
    const observer = new ResizeObserver(() => lookSoon());
    observer.observe(element);
    observer.observe(element.parentElement);
    const follow = ({ target }: Event) => {
      if ((target as Node).contains(element)) lookSoon();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', follow, options);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', follow, options);
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, []);

  // The card with the tab stop stays, wherever one scrolls: it may have the focus.
  const isDrawn = (id: string, index: number) => (index >= drawn.from && index < drawn.to) || id === drawn.stop;
  return { list, isDrawn, roomOf };
}

interface Range {
  from: number;
  to: number;
}

/** A step from what is drawn to what is near, by a few new cards, those that are seen first. */
function towards(near: Range, seen: Range, drawn: Range): Range {
  const isFar = drawn.to <= seen.from || drawn.from >= seen.to;
  let from = isFar ? seen.from : Math.max(drawn.from, near.from);
  let to = isFar ? seen.from : Math.min(drawn.to, near.to);
  let left = MOST;
  for (const aim of [seen, near]) {
    const after = Math.min(left, Math.max(0, aim.to - to));
    to += after;
    left -= after;
    const before = Math.min(left, Math.max(0, from - aim.from));
    from -= before;
    left -= before;
  }
  return { from, to };
}

const inSteps = ({ from, to }: Range): Range => ({
  from: Math.floor(from / STEP) * STEP,
  to: Math.ceil(to / STEP) * STEP,
});

/** To the top of what follows, so with the space between two cards. */
function roomTaken(card: HTMLElement): number {
  const next = card.nextElementSibling?.getBoundingClientRect();
  return next ? next.top - card.getBoundingClientRect().top : USUAL;
}

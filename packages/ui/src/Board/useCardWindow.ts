import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardsIn } from './boardElements.ts';
import type { BoardCardData } from './boardProps.ts';

/** Drawn before it is known where the column stands; later what is drawn changes by twos. */
const FIRST = 20;
const STEP = 2;
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

  const look = useEffectEvent((atOnce: typeof startTransition) => {
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
    if (near.from === drawn.from && near.to === drawn.to && stop === drawn.stop) return;
    // What is seen already is drawn at once and alone, so that a frame has few cards; what comes near in pieces.
    if (seen.from < drawn.from || Math.min(seen.to, cards.length) > drawn.to) atOnce(() => setDrawn({ ...seen, stop }));
    startTransition(() => setDrawn({ ...near, stop }));
  });

  useEffect(() => {
    const element = list.current;
    if (!element?.parentElement) return;
    // Told of new sizes in the frame that has them: asking for them before would lay the page out once more.
    const observer = new ResizeObserver(() => look(startTransition));
    observer.observe(element);
    observer.observe(element.parentElement);
    const follow = ({ target }: Event) => {
      if ((target as Node).contains(element)) look(flushSync);
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', follow, options);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', follow, options);
    };
  }, []);

  // The card with the tab stop stays, wherever one scrolls: it may have the focus.
  const isDrawn = (id: string, index: number) => (index >= drawn.from && index < drawn.to) || id === drawn.stop;
  return { list, isDrawn, roomOf };
}

const inSteps = ({ from, to }: { from: number; to: number }) => ({
  from: Math.floor(from / STEP) * STEP,
  to: Math.ceil(to / STEP) * STEP,
});

/** To the top of what follows, so with the space between two cards. */
function roomTaken(card: HTMLElement): number {
  const next = card.nextElementSibling?.getBoundingClientRect();
  return next ? next.top - card.getBoundingClientRect().top : USUAL;
}

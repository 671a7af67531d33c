import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { cardOf, cardsIn, columnOf } from './boardElements.ts';

/** The card of each column that has its tab stop. */
type Stops = WeakMap<Element, HTMLElement>;

/**
 * One tab stop a column, and a focus that stays on its card when that goes to another column; where the card has gone
 * altogether, the next one of its column gets it.
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<{ id: string; column: string; index: number }>(undefined);
  const [stops] = useState<Stops>(() => new WeakMap());

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      const card = cardOf(target as Element);
      const column = columnOf(card);
      if (card?.dataset.card === undefined || column?.dataset.column === undefined) return;
      giveStop(stops, column, card);
      const index = [...(card.parentElement?.children ?? [])].indexOf(card);
      last.current = { id: card.dataset.card, column: column.dataset.column, index };
    };
    // Whoever goes elsewhere is not fetched back; a card that is taken away tells of no other place.
    const forget = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null && (target as Element).isConnected) last.current = undefined;
    };
    const marks = ['focusin', 'keydown'] as const;
    for (const mark of marks) element.addEventListener(mark, remember, true);
    element.addEventListener('focusout', forget);
    return () => {
      for (const mark of marks) element.removeEventListener(mark, remember, true);
      element.removeEventListener('focusout', forget);
    };
  }, [board, stops]);

  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    for (const column of element.querySelectorAll('[data-column]')) {
      const first = column.querySelector<HTMLElement>('[data-card]');
      if (first && !column.contains(stops.get(column) ?? null)) giveStop(stops, column, first);
    }
    const { activeElement } = element.ownerDocument;
    const was = last.current;
    if (!was || (activeElement && activeElement !== element.ownerDocument.body)) return;
    const same = element.querySelector<HTMLElement>(`[data-card="${CSS.escape(was.id)}"]`);
    const column = element.querySelector(`[data-column="${CSS.escape(was.column)}"]`);
    const left = column ? cardsIn(column) : [];
    (same ?? left[Math.min(was.index, left.length - 1)])?.focus({ preventScroll: !same });
  });
}

function giveStop(stops: Stops, column: Element, card: HTMLElement): void {
  const before = stops.get(column);
  if (before && before !== card) before.tabIndex = -1;
  card.tabIndex = 0;
  stops.set(column, card);
}

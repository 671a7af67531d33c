import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { cardOf, cardsIn, columnOf } from './boardElements.ts';

/**
 * One tab stop a column, and a focus that stays on its card when that goes to another column; where the card has gone
 * altogether, the next one of its column gets it.
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<{ id: string; column: string; index: number }>(undefined);

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      const card = cardOf(target as Element);
      const column = columnOf(card);
      if (card?.dataset.card === undefined || column?.dataset.column === undefined) return;
      for (const other of cardsIn(column)) if (other !== card && other.tabIndex === 0) other.tabIndex = -1;
      card.tabIndex = 0;
      last.current = { id: card.dataset.card, column: column.dataset.column, index: cardsIn(column).indexOf(card) };
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
  }, [board]);

  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    for (const column of element.querySelectorAll('[data-column]')) {
      const cards = cardsIn(column);
      if (cards[0] && !cards.some(({ tabIndex }) => tabIndex === 0)) cards[0].tabIndex = 0;
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

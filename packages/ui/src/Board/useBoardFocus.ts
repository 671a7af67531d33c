import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cardNamed, cardOf, columnOf } from './boardElements.ts';
import type { BoardCardData, BoardColumnData } from './boardProps.ts';

/** The card of each column that has its tab stop. */
type Stops = WeakMap<Element, HTMLElement>;

/**
 * One tab stop a column, and a focus that stays on its card when that goes to another column; where the card has gone
 * altogether, the next one of its column gets it.
 */
export function useBoardFocus(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumnData<BoardCardData>[],
) {
  const last = useRef<{ id: string; column: string; index: number }>(undefined);
  const [stops] = useState<Stops>(() => new WeakMap());
  const [wanted, setWanted] = useState<string>();

  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      const card = cardOf(target as Element);
      const column = columnOf(card);
      if (card?.dataset.card === undefined || column?.dataset.column === undefined) return;
      giveStop(stops, column, card);
      const index = Number(card.ariaRowIndex) - 1;
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
    // A drag sees to the card that it ends with.
    if (
      !was ||
      element.dataset.dragged !== undefined ||
      (activeElement && activeElement !== element.ownerDocument.body)
    )
      return;
    const left = columns.find(({ id }) => id === was.column)?.cards ?? [];
    const isLeft = columns.some(({ cards }) => cards.some(({ id }) => id === was.id));
    const id = isLeft ? was.id : left[Math.min(was.index, left.length - 1)]?.id;
    const card = id === undefined ? null : cardNamed(element, id);
    // One that is far from the window is drawn first, and this comes again.
    if (card) card.focus({ preventScroll: !isLeft });
    else setWanted(id);
  }, [board, stops, columns, wanted]);

  const focus = (id: string | undefined) => {
    if (id === undefined || !board.current) return;
    if (!cardNamed(board.current, id)) flushSync(() => setWanted(id));
    cardNamed(board.current, id)?.focus();
  };
  return { wanted, focus };
}

function giveStop(stops: Stops, column: Element, card: HTMLElement): void {
  const before = stops.get(column);
  if (before && before !== card) before.tabIndex = -1;
  card.tabIndex = 0;
  stops.set(column, card);
}

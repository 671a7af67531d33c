import type { KeyboardEvent, RefObject } from 'react';
import { cardsIn, columnOf } from './boardElements.ts';
import type { BoardCardData, BoardProps } from './boardProps.ts';

type BoardKeys<Card extends BoardCardData> = Pick<
  BoardProps<Card>,
  'columns' | 'selected' | 'onSelectionChange' | 'onAction' | 'onMove' | 'onMenu'
> & { board: RefObject<HTMLElement | null>; toggle: (id: string) => void; focus: (id: string | undefined) => void };

/** The keys of a card that has the focus; in its buttons they are left alone. */
export function useBoardKeys<Card extends BoardCardData>(options: BoardKeys<Card>) {
  const { board, columns, selected, onSelectionChange, onAction, onMove, onMenu, toggle, focus } = options;
  const letters: Record<string, (id: string) => void> = {
    x: toggle,
    ч: toggle,
    ' ': toggle,
    m: onMenu,
    ь: onMenu,
    enter: onAction,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target as HTMLElement;
    const { card: id } = card.dataset;
    const column = columnOf(card);
    if (id === undefined || !column || !board.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (act(event, { id, card, column, element: board.current })) event.preventDefault();
  };

  const act = (
    { key, shiftKey, repeat }: KeyboardEvent,
    { id, card, column, element }: { id: string; card: HTMLElement; column: HTMLElement; element: HTMLElement },
  ): boolean => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (shiftKey) {
        const next = columns[columns.findIndex((one) => one.id === column.dataset.column) + (step ?? 0)];
        if (next && !next.isClosed && !repeat) onMove(id, { columnId: next.id });
      } else nearest(element, column, card, step ?? 0)?.focus();
      return true;
    }
    if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'Home' || key === 'End') {
      const cards = columns.find((one) => one.id === column.dataset.column)?.cards ?? [];
      const here = cards.findIndex((one) => one.id === id);
      const next = cards[key === 'Home' ? 0 : key === 'End' ? cards.length - 1 : here + (step ?? 0)];
      focus(next?.id);
      if (shiftKey && next && step !== undefined) onSelectionChange(new Set([...selected, id, next.id]));
      return true;
    }
    if (key === 'Escape' && selected.size > 0) {
      onSelectionChange(new Set());
      return true;
    }
    const aim = columns.find(({ shortcut }) => shortcut === key);
    const deed = letters[key.toLowerCase()];
    if (repeat || (!aim && !deed)) return false;
    if (aim) onMove(id, { columnId: aim.id });
    else deed?.(id);
    return true;
  };
  return { onKeyDown };
}

/** The card of the next column that has one, at about the same height. */
function nearest(board: HTMLElement, column: HTMLElement, card: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement>('[data-column]')];
  const { top } = card.getBoundingClientRect();
  for (let at = all.indexOf(column) + step; at >= 0 && at < all.length; at += step) {
    const next = all[at];
    const cards = next ? cardsIn(next) : [];
    const found = cards.findLast((other) => other.getBoundingClientRect().top <= top + 1) ?? cards[0];
    if (found) return found;
  }
  return undefined;
}

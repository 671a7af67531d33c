'use client';
import { Fragment, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { cx } from '../private/cx.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import * as css from './Board.css.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { cardOf } from './boardElements.ts';
import type { BoardCardData, BoardProps } from './boardProps.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { useBoardKeys } from './useBoardKeys.ts';

/**
 * Cards in columns: one tab stop a column, arrows walk, Shift with them moves or selects, dragging by mouse and finger.
 * Cards are plain elements that the board listens for, and those far from the window are not drawn.
 */
export function Board<Card extends BoardCardData>({
  label,
  columns,
  renderCard,
  menuLabel,
  selected,
  onSelectionChange,
  onAction,
  onMove,
  onMenu,
  onUnfold,
  className,
  ref,
  ...props
}: BoardProps<Card>) {
  const board = useRef<HTMLDivElement>(null);
  const { wanted, focus } = useBoardFocus(board, columns);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelectionChange(next);
  };
  const keys = useBoardKeys({ board, columns, selected, onSelectionChange, onAction, onMove, onMenu, toggle, focus });

  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const id = cardOf(target)?.dataset.card;
    if (id === undefined || board.current?.dataset.dragged !== undefined) return;
    if (target.closest('[data-card-menu]')) onMenu(id);
    else if (target.closest('[data-card-mark]') || event.metaKey || event.ctrlKey) toggle(id);
    else if (!target.closest('a, button')) onAction(id);
  };
  const hold = (event: PointerEvent<HTMLElement>) => {
    const card = cardOf(event.target as Element);
    const element = board.current;
    if (!card || !element || event.button !== 0 || (event.target as Element).closest('button, a')) return;
    const pointer = event.nativeEvent;
    const held = new AbortController();
    const release = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId === pointer.pointerId) held.abort();
    };
    const options = { signal: held.signal, capture: true };
    for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, release, options);
    // What drags comes with the first pointer that touches a card; without it the card is still pressed. On a busy page
    // it may have been let go by then: nothing would end that drag.
    void import('./drag.ts').then(
      ({ drag }) => {
        if (held.signal.aborted) return;
        held.abort();
        drag({ board: element, card, pointer, onMove, onUnfold, onHold: toggle });
      },
      () => held.abort(),
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its cards take the focus, and their keys are listened for here
    <div
      {...props}
      {...keys}
      ref={mergeRefs(board, ref)}
      role="group"
      aria-label={label}
      className={cx(css.board, className)}
      data-selecting={selected.size > 0 || undefined}
      onClick={press}
      onPointerDown={hold}
    >
      {columns.map((column) => (
        <Fragment key={column.id}>
          <BoardColumn {...{ column, renderCard, menuLabel, selected, onUnfold, wanted }} />
        </Fragment>
      ))}
    </div>
  );
}

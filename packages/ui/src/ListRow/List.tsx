'use client';
import { Children, useRef } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import * as css from './ListRow.css.ts';
import { useRowNavigation } from './useRowNavigation.ts';

export interface ListProps extends ComponentProps<'div'> {
  /** Names the list for readers: «Список вакансий». */
  label: string;
  /** ListRow elements. */
  children: ReactNode;
  /** Opens a row by its id, for a press and for Enter; a link of a row is followed when this is absent. */
  onAction?: (id: string) => void;
}

/**
 * Rows to look through: one tab stop, arrows, Home and End move, Enter opens, the arrow to the end of the line reaches
 * the row's buttons. Rows are plain elements that the list listens for, so a thousand of them cost little.
 */
export function List({ label, children, onAction, className, ref, ...props }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const navigation = useRowNavigation(list);

  const open = (event: MouseEvent<HTMLElement>) => {
    const main = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onAction || !main?.dataset.row || isNewTab) return;
    event.preventDefault();
    onAction(main.dataset.row);
  };
  if (Children.toArray(children).length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a key on a row's link or button is a click; the spread brings the tab stop
    <div
      {...props}
      {...navigation}
      ref={mergeRefs(list, ref)}
      role="grid"
      aria-label={label}
      className={cx(css.list, className)}
      onClick={open}
    >
      {children}
    </div>
  );
}

'use client';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './ListDetail.css.ts';

export interface ListDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list, in its card. */
  list: ReactNode;
  /** The chosen thing, in its card, with an `h2`. */
  detail: ReactNode;
  /** In narrow containers: the detail stands in the list's place, as its own page. Keep it in the address. */
  isOpen: boolean;
  /** The way back to the list, for narrow containers: a BackLink. */
  back?: ReactNode;
}

/**
 * A list with the chosen thing beside it; under 700 px one at a time. There the focus goes to the detail's `h2`, and on
 * the way back to the row and the place on the page it was opened from.
 */
export function ListDetail({ list, detail, isOpen, back, className, ...props }: ListDetailProps) {
  const listBox = useRef<HTMLDivElement>(null);
  const detailBox = useRef<HTMLDivElement>(null);
  const shown = useRef(isOpen);
  const opened = useRef<{ row: Element | null; scroll: number }>(undefined);

  // Before the list is hidden; Enter on a row is a click too.
  const remember = ({ target }: MouseEvent<HTMLElement>) => {
    opened.current = { row: target instanceof Element ? target.closest('[data-row]') : null, scroll: window.scrollY };
  };

  useLayoutEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    const hidden = isOpen ? listBox.current : detailBox.current;
    const isOneAtATime = hidden?.getClientRects().length === 0;
    if (!isOneAtATime) return;
    if (isOpen) {
      window.scrollTo(0, 0);
      return focusHeading(detailBox.current);
    }
    const { row = null, scroll = 0 } = opened.current ?? {};
    const selected = listBox.current?.querySelector('[aria-selected=true] [data-row]');
    const target = row && listBox.current?.contains(row) ? row : selected;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    window.scrollTo(0, scroll);
  }, [isOpen]);

  return (
    <div {...props} className={cx(css.columns, className)} data-open={isOpen || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only looks on */}
      <div ref={listBox} className={css.list} onClickCapture={remember}>
        {list}
      </div>
      <div ref={detailBox} tabIndex={-1} className={css.detail}>
        {back && <div className={css.back}>{back}</div>}
        {detail}
      </div>
    </div>
  );
}

function focusHeading(box: HTMLElement | null) {
  const heading = box?.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  (heading ?? box)?.focus();
}

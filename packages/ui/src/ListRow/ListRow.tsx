'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import { safeHref } from '../private/safeHref.ts';
import * as css from './ListRow.css.ts';

export interface ListRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Given to the list's `onAction`. */
  id: string;
  /** Address of the detail: the row can be opened in a new tab. */
  href?: string;
  /** It is the one that is shown beside the list. @default false */
  isSelected?: boolean;
  /** A saffron dot before the badge. @default false */
  isNew?: boolean;
  /** An avatar or an icon before the text; the row is then centred on it. */
  leading?: ReactNode;
  /** What the row is of. @default «Без названия» */
  title?: ReactNode;
  /** One quiet line under the title; cut where it does not fit. */
  meta?: ReactNode;
  /** At the end of the title's line: a badge, a date. */
  badge?: ReactNode;
  /** Further lines over the whole width, of text-level elements. */
  children?: ReactNode;
  /** Buttons after the row, outside of its link. */
  actions?: ReactNode;
}

/** A row of a List: one link or button over the whole of it, and its own buttons after that. */
export function ListRow({
  id,
  href,
  isSelected,
  isNew,
  leading,
  title,
  meta,
  badge,
  children,
  actions,
  className,
  ...props
}: ListRowProps) {
  const target = safeHref(href);
  const main = { 'data-row': id, tabIndex: -1, className: css.main };
  const content = (
    <>
      <span className={css.top} data-centered={leading ? true : undefined}>
        {leading}
        <span className={css.text}>
          <span className={css.title}>{title || <Untitled />}</span>
          {meta && (
            <span className={css.meta} title={typeof meta === 'string' ? meta : undefined}>
              {meta}
            </span>
          )}
        </span>
        {(badge || isNew) && (
          <span className={css.end}>
            {isNew && <span className={css.dot} />}
            {badge}
          </span>
        )}
      </span>
      {children}
    </>
  );
  return (
    <div {...props} role="row" aria-selected={Boolean(isSelected)} className={cx(css.row, className)}>
      <div role="gridcell" className={css.cell}>
        {target === undefined ? (
          <button {...main} type="button">
            {content}
          </button>
        ) : (
          <a {...main} href={target}>
            {content}
          </a>
        )}
      </div>
      {actions && (
        <div role="gridcell" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

function Untitled() {
  return <span>{useUiText()('untitled')}</span>;
}

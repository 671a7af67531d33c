'use client';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useBottomBar } from '../private/useBottomBar.ts';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps extends ComponentProps<'div'> {
  /** Names the bar for readers: «Выбранные заявки». */
  label: string;
  /** How many are selected, in words. */
  summary: ReactNode;
  /** A quiet button that selects more. */
  more?: ReactNode;
  /** What is done to them: buttons and menus. */
  children: ReactNode;
  /** Names the cross: «Снять выбор». */
  clearLabel: string;
  /** Drops the selection. */
  onClear: () => void;
}

/** What can be done to all that is selected, at the bottom of the window. */
export function BulkBar({
  label,
  summary,
  more,
  children,
  clearLabel,
  onClear,
  className,
  ref,
  ...props
}: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <div {...props} ref={mergeRefs(bar, ref)} role="region" aria-label={label} className={cx(css.bar, className)}>
      <span role="status" className={css.summary}>
        {summary}
      </span>
      {more && <span className={css.more}>{more}</span>}
      <span className={css.deeds}>{children}</span>
      <IconButton aria-label={clearLabel} onPress={onClear}>
        <X />
      </IconButton>
    </div>
  );
}

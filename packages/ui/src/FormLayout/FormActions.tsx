'use client';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { width } from '../Page/Page.css.ts';
import { cx } from '../private/cx.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useBottomBar } from '../private/useBottomBar.ts';
import * as css from './FormLayout.css.ts';

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Buttons, the primary last; in narrow containers they share the width. */
  children: ReactNode;
  /** A muted line at the start, left out in narrow containers. */
  note?: ReactNode;
  /** A Banner over the buttons. */
  message?: ReactNode;
  /** As the Page's above it. @default 'mid' */
  width?: keyof typeof width;
}

/** The bar that stays at the bottom of the window under a long form; toasts keep above it. */
export function FormActions({
  children,
  note,
  message,
  width: asked = 'mid',
  className,
  ref,
  ...props
}: FormActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);

  return (
    <div {...props} ref={mergeRefs(bar, ref)} className={cx(css.bar, className)}>
      <div className={cx(css.inside, width[asked])}>
        {message}
        <div className={css.line}>
          {note && <span className={css.note}>{note}</span>}
          {children}
        </div>
      </div>
    </div>
  );
}

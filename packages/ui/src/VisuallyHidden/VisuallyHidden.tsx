import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', className, ref, ...props }: VisuallyHiddenProps) {
  const Tag = as as 'div';
  return <Tag {...props} ref={ref as Ref<HTMLDivElement>} className={cx(css.visuallyHidden, className)} />;
}

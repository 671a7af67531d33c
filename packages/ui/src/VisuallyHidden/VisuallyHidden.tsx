import type { HTMLAttributes } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={cx(css.visuallyHidden, className)} />;
}

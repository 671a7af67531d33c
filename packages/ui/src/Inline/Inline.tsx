import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as gap from '../private/gap.css.ts';
import type { Gap } from '../Stack/Stack.tsx';
import * as css from './Inline.css.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'header' | 'footer' | 'nav';
  /** Between the things. @default 2 */
  gap?: Gap;
  /** Across the row. @default 'center' */
  align?: keyof typeof css.align;
  /** Along the row. @default 'start' */
  justify?: keyof typeof css.justify;
  /** Keeps everything on one line. @default false */
  isNoWrap?: boolean;
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

/** A row of things with one gap; it wraps. */
export function Inline({
  as = 'div',
  gap: step = 2,
  align = 'center',
  justify = 'start',
  isNoWrap,
  className,
  ref,
  ...props
}: InlineProps) {
  const Tag = as as 'div';
  const looks = [css.inline, gap.gap[step], css.align[align], css.justify[justify], !isNoWrap && css.wrap];
  return <Tag {...props} ref={ref as Ref<HTMLDivElement>} className={cx(...looks, className)} />;
}

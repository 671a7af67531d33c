import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as gap from '../private/gap.css.ts';
import * as css from './Stack.css.ts';

/** A step of the spacing scale: 1 is 4 px, 4 is 16 px, 8 is 32 px. */
export type Gap = keyof typeof gap.gap;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'fieldset' | 'header' | 'footer' | 'article' | 'aside' | 'nav';
  /** Between the things. @default 4 */
  gap?: Gap;
  /** Across the column. @default 'stretch' */
  align?: keyof typeof css.align;
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

/** A column of things with one gap. */
export function Stack({ as = 'div', gap: step = 4, align = 'stretch', className, ref, ...props }: StackProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(css.stack, gap.gap[step], css.align[align], className)}
    />
  );
}

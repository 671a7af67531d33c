import type { HTMLAttributes } from 'react';
import { cx } from '../private/cx.ts';
import * as gap from '../private/gap.css.ts';
import * as css from './Stack.css.ts';

/** A step of the spacing scale: 1 is 4 px, 4 is 16 px, 8 is 32 px. */
export type Gap = keyof typeof gap.gap;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'fieldset' | 'header' | 'footer' | 'article' | 'aside' | 'nav';
  /** @default 4 */
  gap?: Gap;
  /** Across the column. @default 'stretch' */
  align?: keyof typeof css.align;
}

/** A column of things with one gap. */
export function Stack({ as: Tag = 'div', gap: step = 4, align = 'stretch', className, ...props }: StackProps) {
  return <Tag {...props} className={cx(css.stack, gap.gap[step], css.align[align], className)} />;
}

import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './GirihPattern.css.ts';

export interface GirihPatternProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `panel` fills its positioned parent, for the ground `panel`; `corner` is a faint corner of a page.
   * @default 'panel'
   */
  variant?: keyof typeof css.variant;
}

/** The line pattern of the house: auth panel only, never behind text. The parent must be positioned. */
export function GirihPattern({ variant = 'panel', className, ...props }: GirihPatternProps) {
  return <div aria-hidden="true" {...props} className={cx(css.girih, css.variant[variant], className)} />;
}

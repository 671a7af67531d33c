import { cx } from '../private/cx.ts';
import * as css from './GirihPattern.css.ts';

export interface GirihPatternProps {
  /** `panel` fills its positioned parent, for the ground `panel`; `corner` is a faint corner of a page. @default 'panel' */
  variant?: keyof typeof css.variant;
  className?: string;
}

/** The line pattern of the house: auth panel only, never behind text. The parent must be positioned. */
export function GirihPattern({ variant = 'panel', className }: GirihPatternProps) {
  return <div aria-hidden="true" className={cx(css.girih, css.variant[variant], className)} />;
}

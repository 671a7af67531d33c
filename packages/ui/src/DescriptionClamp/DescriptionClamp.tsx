import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './DescriptionClamp.css.ts';

export interface DescriptionClampProps extends ComponentProps<'p'> {
  /** How many are shown. @default 3 */
  lines?: keyof typeof css.lines;
}

/** The first lines of a description; a link to the whole text must stand near. */
export function DescriptionClamp({ lines = 3, className, ...props }: DescriptionClampProps) {
  return <p {...props} className={cx(css.clamp, css.lines[lines], className)} />;
}

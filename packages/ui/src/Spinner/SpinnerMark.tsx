import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Spinner.css.ts';

export type SpinnerSize = keyof typeof css.size;

export interface SpinnerMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter in px. @default 20 */
  size?: SpinnerSize;
}

/** The turning ring alone, in the colour of the text around it and silent to readers. */
export function SpinnerMark({ size = 20, className, ...props }: SpinnerMarkProps) {
  return <span aria-hidden="true" {...props} className={cx(css.mark, css.size[size], className)} />;
}

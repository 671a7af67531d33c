import { cx } from '../private/cx.ts';
import * as css from './Spinner.css.ts';

export type SpinnerSize = keyof typeof css.size;

/** The turning ring alone, in the colour of the text around it and silent to readers. */
export function SpinnerMark({ size = 20, className }: { size?: SpinnerSize; className?: string }) {
  return <span aria-hidden="true" className={cx(css.mark, css.size[size], className)} />;
}

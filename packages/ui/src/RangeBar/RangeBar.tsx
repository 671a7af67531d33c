import type { ComponentProps } from 'react';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from './RangeBar.css.ts';

export interface RangeBarProps extends ComponentProps<'div'> {
  /** Where the middle half of all begins. */
  from: number;
  /** The middle of all. */
  middle: number;
  /** Where the middle half of all ends. */
  to: number;
  /** One's own range, drawn over it. */
  own?: { from: number; to: number };
  /** Writes a number at the bar. */
  format: (value: number) => string;
  /** What the numbers are of: «млн сум». */
  unit?: string;
  /** All of it in one sentence: what a reader hears in place of the bar. */
  summary: string;
}

/** The middle half of what there is, its middle, and one's own range, on one scale. */
export function RangeBar({ from, middle, to, own, format, unit, summary, className, ...props }: RangeBarProps) {
  const all = [from, middle, to, ...(own ? [own.from, own.to] : [])];
  const low = Math.min(...all);
  const width = Math.max(...all) - low || 1;
  // Something of the scale stays free on both sides.
  const place = (value: number) => `${8 + ((value - low) / width) * 78}%`;
  const between = (start: number, end: number) => ({
    ...assignVar(css.start, place(start)),
    ...assignVar(css.end, place(end)),
  });
  return (
    <div {...props} role="img" aria-label={summary} className={cx(css.root, className)}>
      <span className={css.scale} />
      <span className={css.market} style={between(from, to)} />
      <span className={css.middle} style={assignVar(css.start, place(middle))} />
      {own && <span className={css.own} style={between(own.from, own.to)} />}
      <span className={css.above} style={assignVar(css.start, place(middle))}>
        {unit === undefined ? format(middle) : `${format(middle)} ${unit}`}
      </span>
      {[from, to].map(
        (bound, index) =>
          bound !== middle && (
            <span key={index} className={css.below} style={assignVar(css.start, place(bound))}>
              {format(bound)}
            </span>
          ),
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from './BarList.css.ts';

export interface Bar {
  /** Tells it from the others. */
  id: string;
  /** What is counted. */
  label: string;
  /** How long the bar is, from 0 to 1. */
  share: number;
  /** The number in words. */
  text: string;
  /** A second number, quieter. */
  note?: string;
  /** Up to where a whisker goes, from 0 to 1. */
  whisker?: number;
  /** Another scale than the others: hatched. @default false */
  isHatched?: boolean;
}

export interface BarListProps extends ComponentProps<'div'> {
  /** The bars, the first one on top. */
  bars: readonly Bar[];
  /** All of it in one sentence: what a reader hears in place of the bars. */
  summary: string;
}

/** Bars with their names and numbers, one under another. */
export function BarList({ bars, summary, className, ...props }: BarListProps) {
  return (
    <div {...props} role="img" aria-label={summary} className={cx(css.list, className)}>
      {bars.map(({ id, label, share, text, note, whisker, isHatched }) => (
        <div key={id} className={css.row}>
          <span className={css.label}>{label}</span>
          <span className={cx(css.track, whisker !== undefined && css.bare)}>
            <span className={cx(css.fill, isHatched && css.hatched)} style={assignVar(css.length, percent(share))} />
            {whisker !== undefined && (
              <span
                className={css.whisker}
                style={{ ...assignVar(css.length, percent(share)), ...assignVar(css.end, percent(whisker)) }}
              />
            )}
          </span>
          <span className={css.text}>{text}</span>
          <span className={css.note}>{note}</span>
        </div>
      ))}
    </div>
  );
}

const percent = (share: number) => `${Math.max(0, Math.min(1, Number.isFinite(share) ? share : 0)) * 100}%`;

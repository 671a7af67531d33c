import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './DescriptionList.css.ts';

/** A named value. */
export interface Description {
  /** What the value is called; no two of a list alike. */
  label: string;
  /** Left out with its label while absent or empty. */
  value?: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In the order in which they stand. */
  items: readonly Description[];
  /** `stacked`: label over value; `rows`: label at the start, value at the end. @default 'stacked' */
  variant?: keyof typeof css.variant;
  /** 2 becomes 1 in narrow containers. @default 1 */
  columns?: keyof typeof css.columns;
}

/** Named values, without those that are not there. */
export function DescriptionList({
  items,
  variant = 'stacked',
  columns = 1,
  className,
  ...props
}: DescriptionListProps) {
  const shown = items.filter(
    ({ value }) => value !== null && value !== undefined && typeof value !== 'boolean' && value !== '',
  );
  if (shown.length === 0) return null;
  return (
    <dl {...props} className={cx(css.list, css.variant[variant], css.columns[columns], className)}>
      {shown.map(({ label, value }) => (
        <div key={label} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

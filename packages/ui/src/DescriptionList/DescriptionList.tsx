import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './DescriptionList.css.ts';

/** A named value. */
export interface Description {
  label: string;
  /** Left out with its label while absent or empty. */
  value?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `stacked`: label over value; `rows`: label at the start, value at the end. @default 'stacked' */
  variant?: keyof typeof css.variant;
  /** 2 becomes 1 in narrow containers. @default 1 */
  columns?: keyof typeof css.columns;
  className?: string;
}

/** Named values, without those that are not there. */
export function DescriptionList({ items, variant = 'stacked', columns = 1, className }: DescriptionListProps) {
  const shown = items.filter(
    ({ value }) => value !== null && value !== undefined && typeof value !== 'boolean' && value !== '',
  );
  if (shown.length === 0) return null;
  return (
    <dl className={cx(css.list, css.variant[variant], css.columns[columns], className)}>
      {shown.map(({ label, value }) => (
        <div key={label} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './FormLayout.css.ts';

export interface FormGridProps extends ComponentProps<'div'> {
  /** One in narrow containers, whatever is asked for. @default 1 */
  columns?: keyof typeof css.columns;
}

/** Fields in columns: 20 px between rows, 16 between columns. */
export function FormGrid({ columns = 1, className, ...props }: FormGridProps) {
  return <div {...props} className={cx(css.grid, css.columns[columns], className)} />;
}

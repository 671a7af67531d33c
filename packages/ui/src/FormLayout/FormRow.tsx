import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './FormLayout.css.ts';

export interface FormRowProps extends ComponentProps<'div'> {}

/** Takes a whole row of the FormGrid around it. */
export function FormRow({ className, ...props }: FormRowProps) {
  return <div {...props} className={cx(css.wholeRow, className)} />;
}

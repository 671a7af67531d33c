import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Facts.css.ts';

export interface FactsProps extends ComponentProps<'ul'> {
  /** Facts. */
  children: ReactNode;
}

/** A row of short facts: place, employment, format. */
export function Facts({ className, ...props }: FactsProps) {
  return <ul {...props} className={cx(css.facts, className)} />;
}

export interface FactProps extends ComponentProps<'li'> {
  /** A lucide icon of the fact's kind. */
  icon?: ReactNode;
  /** A few words. */
  children: ReactNode;
}

/** One fact: an icon and a few words. */
export function Fact({ icon, children, className, ...props }: FactProps) {
  return (
    <li {...props} className={cx(css.fact, className)}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

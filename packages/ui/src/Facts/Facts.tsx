import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Facts.css.ts';

export interface FactsProps {
  /** Facts. */
  children: ReactNode;
  className?: string;
}

/** A row of short facts: place, employment, format. */
export function Facts({ children, className }: FactsProps) {
  return <ul className={cx(css.facts, className)}>{children}</ul>;
}

export interface FactProps {
  /** A lucide icon of the fact's kind. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One fact: an icon and a few words. */
export function Fact({ icon, children }: FactProps) {
  return (
    <li className={css.fact}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

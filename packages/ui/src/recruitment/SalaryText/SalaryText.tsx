'use client';
import { formatSalary } from '@kasb/domain/money';
import type { Salary } from '@kasb/domain/money';
import { useLocale } from '../../messages/useLocale.ts';
import { cx } from '../../private/cx.ts';
import { Text } from '../../Text/Text.tsx';
import type { TextProps } from '../../Text/Text.tsx';
import * as css from './SalaryText.css.ts';

export interface SalaryTextProps extends Salary, Omit<TextProps, 'children' | 'size' | 'weight'> {}

/** A salary in its four forms: range, from, up to, not given. */
export function SalaryText({ minimum, maximum, currency, className, ...props }: SalaryTextProps) {
  const { locale, messages } = useLocale();
  const isGiven = minimum != null || maximum != null;
  return (
    <Text tone={isGiven ? 'default' : 'muted'} {...props} className={cx(isGiven && css.amount, className)}>
      {formatSalary({ minimum, maximum, currency }, locale, messages)}
    </Text>
  );
}

'use client';
import { formatCount } from '@kasb/domain/numbers';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { useRovingGroup } from '../private/useRovingGroup.ts';
import * as css from './FilterChips.css.ts';

/** One choice of a filter. */
export interface FilterChip {
  /** What is compared; '' is a choice like any other, as «Все». */
  value: string;
  /** A word or two. */
  label: string;
  /** How many things it leaves; absent: not told. */
  count?: number | null;
}

export interface FilterChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Names the group for readers: «Статус заявки». */
  label: string;
  /** The choices, in their order; without any there is no group. */
  options: readonly FilterChip[];
  /** The chosen one. */
  value: string;
  /** Called with another value than the chosen one. */
  onChange: (value: string) => void;
}

/**
 * A filter of a few words with their counts: one tab stop, arrows move, Enter and Space choose. In narrow containers
 * the line scrolls.
 */
export function FilterChips({ label, options, value, onChange, className, ...props }: FilterChipsProps) {
  const chosen = options.findIndex((option) => option.value === value);
  const { groupProps, itemProps } = useRovingGroup(options.length, chosen);
  if (options.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- the buttons in it take the focus
    <div {...props} {...groupProps} role="group" aria-label={label} className={cx(css.chips, className)}>
      {options.map((option, index) => (
        <button
          {...itemProps(index)}
          key={option.value}
          type="button"
          aria-pressed={index === chosen}
          className={css.chip}
          onClick={() => void (index !== chosen && onChange(option.value))}
        >
          <span>{option.label}</span>
          {typeof option.count === 'number' && <span className={css.count}>{formatCount(option.count)}</span>}
        </button>
      ))}
    </div>
  );
}

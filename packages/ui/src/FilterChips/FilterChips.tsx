'use client';
import { formatCount } from '@kasb/domain/numbers';
import { cx } from '../private/cx.ts';
import { useRovingGroup } from '../private/useRovingGroup.ts';
import * as css from './FilterChips.css.ts';

/** One choice of a filter. */
export interface FilterChip {
  /** What is compared; '' is a choice like any other, as «Все». */
  value: string;
  label: string;
  /** How many things it leaves; absent: not told. */
  count?: number | null;
}

export interface FilterChipsProps {
  /** Names the group for readers: «Статус заявки». */
  label: string;
  options: readonly FilterChip[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A filter of a few words with their counts: one tab stop, arrows move, Enter and Space choose. In narrow containers the line scrolls. */
export function FilterChips({ label, options, value, onChange, className }: FilterChipsProps) {
  const chosen = options.findIndex((option) => option.value === value);
  const { groupProps, itemProps } = useRovingGroup(options.length, chosen);
  if (options.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- the buttons in it take the focus
    <div {...groupProps} role="group" aria-label={label} className={cx(css.chips, className)}>
      {options.map((option, index) => (
        <button
          {...itemProps(index)}
          key={option.value}
          type="button"
          aria-pressed={index === chosen}
          className={css.chip}
          onClick={() => void (index !== chosen && onChange(option.value))}
        >
          {option.label}
          {typeof option.count === 'number' && <span className={css.count}>{formatCount(option.count)}</span>}
        </button>
      ))}
    </div>
  );
}

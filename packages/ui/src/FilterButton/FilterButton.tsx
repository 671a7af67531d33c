'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { cx } from '../private/cx.ts';
import { Pressable } from '../private/Pressable.tsx';
import * as css from './FilterButton.css.ts';

export interface FilterButtonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it filters by: «Город». */
  label: string;
  /** What is chosen, in words; none where the filter is not set. */
  value?: string;
  /** Names the cross: «Сбросить: Город». */
  clearLabel: string;
  /** Clears the filter. */
  onClear: () => void;
  /** The choices; drawn when the popover opens. A function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter behind a button: one popover, and a cross while it is set. */
export function FilterButton({ label, value, clearLabel, onClear, children, className, ...props }: FilterButtonProps) {
  return (
    <span {...props} className={cx(css.frame, className)} data-set={value ? true : undefined}>
      <Popover
        label={label}
        trigger={
          <Pressable className={css.button}>
            <span className={css.words}>{value ? `${label}: ${value}` : label}</span>
            {!value && <ChevronDown />}
          </Pressable>
        }
      >
        {children}
      </Popover>
      {value && (
        <button type="button" aria-label={clearLabel} className={css.cross} onClick={onClear}>
          <X />
        </button>
      )}
    </span>
  );
}

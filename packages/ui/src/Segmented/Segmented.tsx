'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import type { GroupProps } from '../private/GroupFrame.tsx';
import { useControlled } from '../private/useControlled.ts';
import * as css from './Segmented.css.ts';

export interface SegmentedOption {
  /** What is sent and compared. */
  value: string;
  /** One word. */
  label: string;
  /** The name for readers where the label is short, as «Русский» for RU. */
  readerLabel?: string;
  /** Language of the reader's name, as `uz`. */
  lang?: string;
  /** How many there are of it; stands muted behind the word. */
  count?: number;
  /** A lucide icon before the word. */
  icon?: ReactNode;
  /** Cannot be chosen now. @default false */
  isDisabled?: boolean;
}

export interface SegmentedProps extends Omit<GroupProps, 'isRequired'> {
  /** Two to four. */
  options: readonly SegmentedOption[];
  /** Makes the owner keep the choice. */
  value?: string;
  /** Chosen in the beginning. @default none is chosen */
  defaultValue?: string;
  /** Called with another value than the chosen one. */
  onChange?: (value: string) => void;
  /** Height in px: sm 34, md 40; both at least 44 on touch and in narrow containers. @default 'md' */
  size?: keyof typeof css.size;
  /** Equal parts over the whole width. @default false */
  isFullWidth?: boolean;
}

/** One of two to four words; a radio group that looks like a switchboard. */
export function Segmented({
  options,
  value,
  defaultValue,
  onChange,
  size = 'md',
  isFullWidth,
  errorMessage,
  name,
  ...frame
}: SegmentedProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange);
  return (
    <GroupFrame {...frame} id={id} role="radiogroup" error={errorMessage}>
      <div className={cx(css.track, isFullWidth && css.isFullWidth)}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.segment, css.size[size])}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === chosen}
              disabled={frame.isDisabled || option.isDisabled}
              aria-label={option.readerLabel}
              lang={option.lang}
              className={css.input}
              onChange={() => setChosen(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

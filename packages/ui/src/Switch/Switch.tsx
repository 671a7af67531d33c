'use client';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Switch.css.ts';

type Renamed = 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'type' | 'role' | 'children';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Renamed> {
  /** What is on or off. */
  children: ReactNode;
  /** A second, muted line, read as a description. */
  description?: ReactNode;
  /** Makes the owner keep it; without it the browser does. */
  isSelected?: boolean;
  /** On in the beginning. @default false */
  defaultSelected?: boolean;
  /** What it says applies at once. */
  onChange?: (isSelected: boolean) => void;
  /** Say the reason beside it. @default false */
  isDisabled?: boolean;
  /** `start` puts the words on the left and the switch at the far end: in lists. @default 'end' */
  labelPlacement?: keyof typeof css.labelPlacement;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that applies at once; in a form with Save it is a Checkbox. */
export function Switch({
  children,
  description,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  labelPlacement = 'end',
  className,
  ...props
}: SwitchProps) {
  const id = useId();
  return (
    <label className={cx(css.row, css.labelPlacement[labelPlacement], className)}>
      <input
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...props}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it natively
        role="switch"
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        className={css.track}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span className={css.text}>
        <span id={`${id}-label`}>{children}</span>
        {description && (
          <span id={`${id}-description`} className={css.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

'use client';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { cx } from '../private/cx.ts';
import { PendingButton, withoutPresses } from '../private/pending.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import * as css from './Button.css.ts';
import { ButtonContent, buttonClass } from './buttonLook.tsx';
import type { ButtonLook } from './buttonLook.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'>, ButtonLook {
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. While `isPending` it keeps width and focus, shows a spinner and ignores presses. */
export function Button({
  variant,
  size = 'md',
  icon,
  iconEnd,
  isFullWidth,
  className,
  children,
  isPending,
  ...props
}: ButtonProps) {
  const isSqueezed = isPending && !icon;
  return (
    <AriaButton
      {...(isPending ? withoutPresses(props) : props)}
      className={cx(buttonClass({ variant, size, isFullWidth, className }), isSqueezed && css.waiting[size])}
      render={isPending ? PendingButton : undefined}
    >
      <ButtonContent icon={isPending ? <SpinnerMark size={16} /> : icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}

'use client';
import { cx } from '../private/cx.ts';
import { Pressable } from '../private/Pressable.tsx';
import type { PressProps } from '../private/Pressable.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import * as css from './Button.css.ts';
import { ButtonContent, buttonClass } from './buttonLook.tsx';
import type { ButtonLook } from './buttonLook.tsx';

export interface ButtonProps extends Omit<PressProps, 'className'>, ButtonLook {}

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
    <Pressable
      {...props}
      isPending={isPending}
      className={cx(buttonClass({ variant, size, isFullWidth, className }), isSqueezed && css.waiting[size])}
    >
      <ButtonContent icon={isPending ? <SpinnerMark size={16} /> : icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Pressable>
  );
}

'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClass } from '../Button/buttonLook.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/buttonLook.tsx';
import { PendingButton, withoutPresses } from '../private/pending.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** The deed in words: the icon says nothing to a reader. */
  'aria-label': string;
  /** Looks, as those of a Button. @default 'quiet' */
  variant?: ButtonVariant;
  /** Side in px: sm 32, md 40, lg 48; sm and md are 44 on touch and in narrow containers. @default 'md' */
  size?: ButtonSize;
  /** A lucide icon. */
  children: ReactNode;
  /** A class of the owner's. */
  className?: string;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon alone. */
export function IconButton({
  variant = 'quiet',
  size = 'md',
  children,
  className,
  isPending,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...(isPending ? withoutPresses(props) : props)}
      className={`${buttonClass({ variant, size, className })} ${css.square[size]}`}
      render={isPending ? PendingButton : undefined}
    >
      {isPending ? <SpinnerMark size={16} /> : children}
    </AriaButton>
  );
}

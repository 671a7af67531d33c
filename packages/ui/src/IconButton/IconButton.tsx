'use client';
import type { ReactNode } from 'react';
import { buttonClass } from '../Button/buttonLook.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/buttonLook.tsx';
import { Pressable } from '../private/Pressable.tsx';
import type { PressProps } from '../private/Pressable.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends PressProps {
  /** The action in words: the icon says nothing to a reader. */
  'aria-label': string;
  /** Looks, as those of a Button. @default 'quiet' */
  variant?: ButtonVariant;
  /** Side in px: sm 32, md 40, lg 48; sm and md are 44 on touch and in narrow containers. @default 'md' */
  size?: ButtonSize;
  /** A lucide icon. */
  children: ReactNode;
  /** A class of the owner's. */
  className?: string;
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
    <Pressable
      {...props}
      isPending={isPending}
      className={`${buttonClass({ variant, size, className })} ${css.square[size]}`}
    >
      {isPending ? <SpinnerMark size={16} /> : children}
    </Pressable>
  );
}

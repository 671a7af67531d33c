import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Button.css.ts';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** `primary` once per view; `danger` only where an answer is asked for. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height in px: sm 32, md 40, lg 48; sm and md are 44 on touch and in narrow containers. @default 'md' */
  size?: ButtonSize;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A lucide icon after the label. */
  iconEnd?: ReactNode;
  /** As wide as what is around it. @default false */
  isFullWidth?: boolean;
  /** A class of the owner's. */
  className?: string;
  /** The words. */
  children: ReactNode;
}

/** Classes of a look. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isFullWidth,
  className,
}: Omit<ButtonLook, 'children'>): string {
  return cx(
    css.button,
    css.variant[variant],
    css.isDisabled,
    css.size[size],
    isFullWidth && css.isFullWidth,
    className,
  );
}

/** Icon, label, icon. */
export function ButtonContent({ icon, iconEnd, children }: Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
      {iconEnd && <span className={css.icon}>{iconEnd}</span>}
    </>
  );
}

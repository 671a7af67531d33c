'use client';
import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { ButtonContent, buttonClass } from '../Button/buttonLook.tsx';
import type { ButtonLook } from '../Button/buttonLook.tsx';

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'>, ButtonLook {
  /** Where it leads. */
  href: string;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  variant,
  size,
  icon,
  iconEnd,
  isFullWidth,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={buttonClass({ variant, size, isFullWidth, className })}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}

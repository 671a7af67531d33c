'use client';
import { ButtonContent, buttonClass } from '../Button/buttonLook.tsx';
import type { ButtonLook } from '../Button/buttonLook.tsx';
import { Anchor } from '../private/Anchor.tsx';
import type { AnchorProps } from '../private/Anchor.tsx';

export interface LinkButtonProps extends Omit<AnchorProps, 'className'>, ButtonLook {
  /** Where it leads. */
  href: string;
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
    <Anchor {...props} className={buttonClass({ variant, size, isFullWidth, className })}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}

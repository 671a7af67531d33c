'use client';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import { Anchor } from '../private/Anchor.tsx';
import type { AnchorProps } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends AnchorProps {
  /** Where it leads. */
  href: string;
  /**
   * `inherit` takes colour and weight from the text around; `prose` is always underlined; `bare` has no look but that
   * of its class. @default 'accent'
   */
  variant?: keyof typeof css.variant | 'bare';
  /** Opens a new tab and says so. @default false */
  isExternal?: boolean;
  /** A lucide icon after the text. */
  icon?: ReactNode;
  /** A class of the owner's. */
  className?: string;
  /** The words of the link. */
  children: ReactNode;
}

/** Goes somewhere; through the host's router if one is provided. */
export function Link({ variant = 'accent', isExternal, icon, className, children, ...props }: LinkProps) {
  const t = useUiText();
  return (
    <Anchor
      {...props}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={variant === 'bare' ? className : cx(css.link, css.variant[variant], className)}
    >
      {icon || isExternal ? (
        <>
          <span>{children}</span>
          {icon}
          {isExternal && <ExternalLink />}
          {isExternal && <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>}
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}

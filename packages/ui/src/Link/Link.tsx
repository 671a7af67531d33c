'use client';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** Where it leads. */
  href: string;
  /** `inherit` takes colour and weight from the text around; `prose` is always underlined. @default 'accent' */
  variant?: keyof typeof css.variant;
  /** Opens a new tab and says so. @default false */
  isExternal?: boolean;
  /** A lucide icon after the text. */
  icon?: ReactNode;
  /** A class of the owner's. */
  className?: string;
  /** The words of the link. */
  children: ReactNode;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere; through the host's router if one is provided. */
export function Link({ variant = 'accent', isExternal, icon, className, children, ...props }: LinkProps) {
  const t = useUiText();
  return (
    <AriaLink
      {...props}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={cx(css.link, css.variant[variant], className)}
    >
      {children}
      {icon}
      {isExternal && <ExternalLink />}
      {isExternal && <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>}
    </AriaLink>
  );
}

'use client';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '../Button/buttonLook.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { useUiText } from '../messages/useMessages.ts';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import * as css from './PublicHeader.css.ts';

export interface HeaderLink {
  /** Where it leads. */
  href: string;
  /** A word or two. */
  label: string;
  /** It is the page that is shown. @default false */
  isCurrent?: boolean;
}

export interface PublicHeaderProps extends ComponentProps<'header'> {
  /** Where the logo leads. */
  homeHref: string;
  /** Name of the logo's link: «Kasb, на главную». */
  homeLabel: string;
  /** Name of the navigation for readers: «Основная». */
  navigationLabel: string;
  /** The pages of the bar. */
  links: readonly HeaderLink[];
  /** Under 700 px the pages stand in a TabBar: the bar leaves them out there. @default false */
  hasTabBar?: boolean;
  /** Id of the main content, for «К содержанию». @default 'content' */
  contentId?: string;
  /** The right end: sign in, or the person. */
  children?: ReactNode;
}

/** The bar above public pages: logo, a few links, the right end. */
export function PublicHeader({
  homeHref,
  homeLabel,
  navigationLabel,
  links,
  hasTabBar = false,
  contentId = 'content',
  children,
  className,
  ...props
}: PublicHeaderProps) {
  const t = useUiText();
  return (
    <header {...props} className={cx(css.header, className)}>
      <a href={`#${contentId}`} className={buttonClass({ variant: 'primary', className: css.skip })}>
        {t('skipToContent')}
      </a>
      <div className={css.bar}>
        <Logo href={homeHref} aria-label={homeLabel} />
        <nav aria-label={navigationLabel} className={cx(css.nav, hasTabBar && css.onlyWide)}>
          {links.map(({ href, label, isCurrent }) => (
            <Anchor key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className={css.item}>
              {label}
            </Anchor>
          ))}
        </nav>
        {children && <div className={cx(css.end, hasTabBar && css.last)}>{children}</div>}
      </div>
    </header>
  );
}

'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import User from 'lucide-react/icons/user';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { buttonClass } from '../Button/buttonLook.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItem } from '../Menu/Menu.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import { lazyPart, useLazyPart } from '../private/lazyPart.ts';
import { Pressable } from '../private/Pressable.tsx';
import { safeHref } from '../private/safeHref.ts';
import * as bar from '../PublicHeader/PublicHeader.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppHeader.css.ts';
import { headerMessages } from './messages.ts';

/** A link of the header. */
export interface AppHeaderLink {
  /** Where it leads. */
  href: string;
  /** A word or two. */
  label: string;
  /** A lucide icon, for the menu sheet. */
  icon?: ReactNode;
  /** It is the page that is shown. @default false */
  isCurrent?: boolean;
}

/** The person who is signed in. */
export interface AppHeaderUser {
  /** Full name: names the menu, and its initials are shown. */
  name: string;
  /** What stands in the bar, as the first name. @default the name */
  shortName?: string;
  /** Under the name in the menu sheet, as the phone. */
  detail?: string;
  /** Photo; the initials stay when it does not load. */
  avatarSrc?: string | null;
}

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where the logo leads. */
  homeHref: string;
  /** Name of the logo's link: «Kasb, на главную». */
  homeLabel: string;
  /** Name of the navigation for readers: «Основная». */
  navigationLabel: string;
  /** The pages of the bar. */
  links: readonly AppHeaderLink[];
  /** Who is signed in. */
  user: AppHeaderUser;
  /** Address of the profile. */
  profileHref: string;
  /** «Выйти» was pressed. */
  onSignOut: () => void;
  /** More of the person's menu, between the profile and signing out: such as another language. @default none */
  menuItems?: readonly MenuItem[];
  /** One or two icon buttons before the person, at every width: such as a bell. @default none */
  actions?: ReactNode;
  /** Id of the main content, for «К содержанию». @default 'content' */
  contentId?: string;
}

// Only narrow windows have it, and most visits do not open it.
const headerSheet = lazyPart(() => import('./HeaderSheet.tsx'));

/**
 * The bar of the signed-in employer: links and user menu; up to 1160 px a burger opens them as a sheet. It belongs to
 * the app.
 */
export function AppHeader({
  homeHref,
  homeLabel,
  navigationLabel,
  links,
  user,
  profileHref,
  onSignOut,
  menuItems = [],
  actions,
  contentId = 'content',
  className,
  ...props
}: AppHeaderProps) {
  const t = useMessages(headerMessages);
  const menuName = t('userMenu', { name: user.name });
  const sheet = useLazyPart(headerSheet);
  return (
    <header {...props} className={cx(bar.header, className)}>
      <a href={`#${contentId}`} className={buttonClass({ variant: 'primary', className: bar.skip })}>
        {t('skipToContent')}
      </a>
      <div className={bar.bar}>
        <Logo href={homeHref} aria-label={homeLabel} />
        <nav aria-label={navigationLabel} className={cx(bar.nav, css.nav)}>
          {links.map(({ href, label, isCurrent }) => (
            <Anchor key={href} href={safeHref(href)} aria-current={isCurrent ? 'page' : undefined} className={bar.item}>
              {label}
            </Anchor>
          ))}
        </nav>
        <div className={cx(bar.end, css.end)}>
          {actions}
          <Menu
            label={menuName}
            items={[
              { id: 'profile', label: t('profile'), icon: <User />, href: profileHref },
              ...menuItems,
              { id: 'signOut', label: t('signOut'), icon: <LogOut />, onAction: onSignOut },
            ]}
            trigger={
              <Pressable className={css.user}>
                <Avatar name={user.name} src={user.avatarSrc} size={32} />
                <VisuallyHidden>{menuName}</VisuallyHidden>
                <span aria-hidden="true" className={css.userName}>
                  {user.shortName || user.name}
                </span>
                <span className={css.chevron}>
                  <ChevronDown />
                </span>
              </Pressable>
            }
          />
          <IconButton
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            aria-expanded={sheet.state === 'open'}
            className={css.burger}
            onPointerEnter={sheet.prepare}
            onFocus={sheet.prepare}
            onPress={sheet.open}
          >
            <MenuIcon />
          </IconButton>
        </div>
      </div>
      {sheet.part && (
        <sheet.part.HeaderSheet
          {...{ homeHref, homeLabel, navigationLabel, links, user, profileHref, onSignOut, menuItems }}
          onClose={sheet.close}
        />
      )}
    </header>
  );
}

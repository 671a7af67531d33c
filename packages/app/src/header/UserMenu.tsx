import type { User } from '@kasb/contract';
import { commonMessages, useLinks, useMessages } from '@kasb/kit';
import { Avatar, Button, Menu, VisuallyHidden } from '@kasb/ui';
import { ChevronDown, Languages, LogOut, User as UserIcon } from 'lucide-react';
import { candidatePages } from '../candidatePages.ts';
import { useLanguage } from '../language.ts';
import { siteMessages } from '../messages/site/index.ts';
import * as css from './UserMenu.css.ts';
import { useSignOut } from './useSignOut.ts';

export interface UserMenuProps {
  user: User;
}

/** The candidate who is signed in, and what they can do: their profile, the other language, the way out. */
export function UserMenu({ user }: UserMenuProps) {
  const t = useMessages(siteMessages);
  const common = useMessages(commonMessages);
  const links = useLinks();
  const signOut = useSignOut();
  const { otherName, switchOver } = useLanguage();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.phone ?? '');
  const label = t('menu.label', { name });
  return (
    <Menu
      label={label}
      items={[
        ...(candidatePages.profile
          ? [{ id: 'profile', label: t('title.profile'), icon: <UserIcon />, href: links.myProfile() }]
          : []),
        { id: 'language', label: otherName, icon: <Languages />, onAction: switchOver },
        { id: 'leave', label: common('leave'), icon: <LogOut />, onAction: () => void signOut() },
      ]}
      trigger={
        <Button variant="quiet" className={css.trigger}>
          <span className={css.line}>
            <Avatar name={name} size={32} />
            <VisuallyHidden>{label}</VisuallyHidden>
            <span aria-hidden className={css.name}>
              {user.firstName ?? name}
            </span>
            <ChevronDown className={css.chevron} />
          </span>
        </Button>
      }
    />
  );
}

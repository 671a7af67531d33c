import type { User } from '@kasb/contract';
import { commonMessages, useMessages } from '@kasb/kit';
import { Avatar, IconButton, Menu } from '@kasb/ui';
import { ChevronDown, LogOut } from 'lucide-react';
import { siteMessages } from '../messages/site/index.ts';
import * as css from './UserMenu.css.ts';
import { useSignOut } from './useSignOut.ts';

export interface UserMenuProps {
  user: User;
}

/** The signed-in person and what they can do: today, sign out. */
export function UserMenu({ user }: UserMenuProps) {
  const t = useMessages(siteMessages);
  const common = useMessages(commonMessages);
  const signOut = useSignOut();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.phone ?? '');
  return (
    <Menu
      label={common('leave')}
      items={[{ id: 'leave', label: common('leave'), icon: <LogOut />, onAction: () => void signOut() }]}
      trigger={
        <IconButton className={css.trigger} aria-label={t('menu.label', { name })}>
          <Avatar name={name} size={32} />
          <span className={css.name}>{user.firstName ?? name}</span>
          <ChevronDown className={css.chevron} />
        </IconButton>
      }
    />
  );
}

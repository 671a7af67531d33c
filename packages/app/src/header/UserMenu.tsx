import type { User } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Avatar, VisuallyHidden } from '@kasb/ui';
import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { siteMessages } from '../messages/site/index.ts';
import * as css from './UserMenu.css.ts';

export interface UserMenuProps {
  user: User;
}

// A menu with its keyboard behaviour is 30 KiB that most visits never open.
const loadList = () => import('./UserMenuList.tsx');
const UserMenuList = lazy(async () => ({ default: (await loadList()).UserMenuList }));

/** The signed-in person and what they can do: today, sign out. */
export function UserMenu({ user }: UserMenuProps) {
  const t = useMessages(siteMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.phone ?? '');
  return (
    <>
      <AriaButton
        ref={trigger}
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void loadList()}
        onFocus={() => void loadList()}
        onPress={() => setOpen(true)}
      >
        <VisuallyHidden>{t('menu.label', { name })}</VisuallyHidden>
        <Avatar name={name} size={32} />
        <span className={css.name} aria-hidden>
          {user.firstName ?? name}
        </span>
        <ChevronDown className={css.chevron} />
      </AriaButton>
      {isOpen && (
        <Suspense>
          <UserMenuList triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

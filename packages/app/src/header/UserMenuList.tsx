import { useMessages } from '@kasb/kit';
import { useOverlayRoot } from '@kasb/ui';
import { LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { siteMessages } from '../messages/site/index.ts';
import * as css from './UserMenu.css.ts';
import { useSignOut } from './useSignOut.ts';

export interface UserMenuListProps {
  /** The button that the menu hangs from. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu; loaded when it is first needed. */
export function UserMenuList({ triggerRef, onClose }: UserMenuListProps) {
  const t = useMessages(siteMessages);
  const signOut = useSignOut();
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={onClose}
      placement="bottom end"
      UNSTABLE_portalContainer={useOverlayRoot()}
    >
      <Menu className={css.menu} autoFocus="first" aria-label={t('leave')} onClose={onClose}>
        <MenuItem className={css.item} textValue={t('leave')} onAction={() => void signOut()}>
          <LogOut className={css.itemIcon} />
          {t('leave')}
        </MenuItem>
      </Menu>
    </Popover>
  );
}

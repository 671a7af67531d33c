'use client';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { Anchor } from '../private/Anchor.tsx';
import { AriaScope } from '../private/AriaScope.tsx';
import { Pressable } from '../private/Pressable.tsx';
import { safeHref } from '../private/safeHref.ts';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import type { AppHeaderProps } from './AppHeader.tsx';
import * as css from './HeaderSheet.css.ts';
import { headerMessages } from './messages.ts';

interface HeaderSheetProps extends AppHeaderProps {
  onClose: () => void;
}

/** The open menu of narrow windows: a sheet from the top with the links and the person. */
export function HeaderSheet({
  homeHref,
  homeLabel,
  navigationLabel,
  links,
  user,
  profileHref,
  onSignOut,
  menuItems = [],
  onClose,
}: HeaderSheetProps) {
  const t = useMessages(headerMessages);
  const overlayRoot = useOverlayRoot();
  useBackCloses(true, onClose);
  return (
    <AriaScope>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={onClose}
        UNSTABLE_portalContainer={overlayRoot}
        className={css.scrim}
      >
        <Modal ref={useDismissWord()} className={css.sheet}>
          <Dialog aria-label={t('menu')} className={css.dialog}>
            <div className={css.bar}>
              <Logo href={homeHref} aria-label={homeLabel} />
              <IconButton aria-label={t('closeMenu')} onPress={onClose}>
                <X />
              </IconButton>
            </div>
            <nav aria-label={navigationLabel} className={css.group}>
              {links.map(({ href, label, icon, isCurrent }) => (
                <Anchor
                  key={href}
                  href={safeHref(href)}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={css.item}
                  onPress={onClose}
                >
                  {icon}
                  <span>{label}</span>
                </Anchor>
              ))}
            </nav>
            <div className={css.person}>
              <Avatar name={user.name} src={user.avatarSrc} />
              <div className={css.name}>
                <span>{user.name}</span>
                {user.detail && <span className={css.detail}>{user.detail}</span>}
              </div>
            </div>
            <div className={css.own}>
              <Anchor href={safeHref(profileHref)} className={css.item} onPress={onClose}>
                <User />
                <span>{t('profile')}</span>
              </Anchor>
              {menuItems.map(({ id, label, icon, onAction }) => (
                <Pressable
                  key={id}
                  className={css.item}
                  onPress={() => {
                    onClose();
                    onAction?.();
                  }}
                >
                  {icon}
                  <span>{label}</span>
                </Pressable>
              ))}
              <Pressable
                className={css.item}
                onPress={() => {
                  onClose();
                  onSignOut();
                }}
              >
                <LogOut />
                <span>{t('signOut')}</span>
              </Pressable>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaScope>
  );
}

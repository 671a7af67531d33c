'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Dialog, IconButton } from '@kasb/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import type { Section } from '../../model/sections.ts';
import { Find } from './Find.tsx';
import * as css from './Frame.css.ts';
import { RoomKeys } from './RoomKeys.tsx';
import { RoomMenu } from './RoomMenu.tsx';

export interface FrameProps {
  /** The page that is shown. */
  section: Section;
  /** The operator signed out: nothing they read may stay in the window. */
  onSignedOut: () => void;
  /** Beside the menu on a phone, as the way to the other language. */
  actions?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** The operators' room: what there is, by role, and who is in it (docs/domain.md#operators). */
export function Frame({ messages, ...props }: FrameProps) {
  return (
    <Screen bundle={operatorMessages} overrides={messages}>
      <FrameScreen {...props} />
    </Screen>
  );
}

function FrameScreen({ section, onSignedOut, actions, children }: Omit<FrameProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.frame}>
      <aside className={css.side}>
        <RoomMenu section={section} onSignedOut={onSignedOut} />
        {actions}
      </aside>
      <Dialog isOpen={isOpen} title={t('signIn.room')} onClose={() => setOpen(false)} footerStart={actions}>
        <RoomMenu section={section} onSignedOut={onSignedOut} onGo={() => setOpen(false)} />
      </Dialog>
      <main className={css.page}>
        <header className={css.bar}>
          <IconButton aria-label={t('frame.open')} className={css.opener} onPress={() => setOpen(true)}>
            <MenuIcon />
          </IconButton>
          <Find />
          <RoomKeys />
        </header>
        {children}
      </main>
    </div>
  );
}

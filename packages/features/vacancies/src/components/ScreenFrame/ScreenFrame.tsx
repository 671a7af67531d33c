import { MessagesProvider } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { ToastProvider } from '@kasb/ui';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';

export interface ScreenFrameProps {
  /** Texts in place of the package's own. */
  messages: MessagesOf<typeof vacanciesMessages> | undefined;
  children: ReactNode;
}

/** What every screen of the package stands in: its texts, and the place of its toasts. */
export function ScreenFrame({ messages, children }: ScreenFrameProps) {
  return (
    <MessagesProvider bundle={vacanciesMessages} overrides={messages}>
      <ToastProvider>{children}</ToastProvider>
    </MessagesProvider>
  );
}

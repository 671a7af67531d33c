import type { MessageBundle } from '@kasb/domain/messages';
import { ToastProvider } from '@kasb/ui';
import { MessagesProvider } from '../messages/useMessages.tsx';
import type { MessagesProviderProps } from '../messages/useMessages.tsx';

export type ScreenProps<Bundle extends MessageBundle> = MessagesProviderProps<Bundle>;

/** What every screen stands in: its texts, with a host's own over them, and the place of its toasts. */
export function Screen<Bundle extends MessageBundle>({ children, ...messages }: ScreenProps<Bundle>) {
  return (
    <MessagesProvider {...messages}>
      <ToastProvider>{children}</ToastProvider>
    </MessagesProvider>
  );
}

import type { KeyOf, Message, MessageBundle } from '@kasb/domain/messages';
import { LocaleProvider } from '@kasb/ui';
import type { ReactNode } from 'react';

export { useMessages } from '@kasb/ui';

/** Texts of one bundle that a host replaces through a screen's `messages` prop. */
export type MessagesOf<Bundle> = Partial<Record<KeyOf<Bundle>, Message>>;

export interface MessagesProviderProps<Bundle extends MessageBundle> {
  bundle: Bundle;
  /** Texts for this part of the page; they win over the provider's. */
  overrides: MessagesOf<Bundle> | undefined;
  children: ReactNode;
}

/** Replaces texts of one bundle for the screen inside (prop > provider > locale). */
export function MessagesProvider<Bundle extends MessageBundle>({
  bundle: { namespace },
  overrides,
  children,
}: MessagesProviderProps<Bundle>) {
  return overrides ? <LocaleProvider messages={{ [namespace]: overrides }}>{children}</LocaleProvider> : children;
}

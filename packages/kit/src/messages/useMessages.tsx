import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useKasb } from '../provider/kasbContext.ts';
import { translator } from './messages.ts';
import type { KeyOf, Message, MessageBundle, MessageOverrides, Translate } from './messages.ts';

const Overrides = createContext<MessageOverrides>({});

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
  bundle,
  overrides,
  children,
}: MessagesProviderProps<Bundle>) {
  const outer = use(Overrides);
  if (!overrides) return children;
  return (
    <Overrides value={{ ...outer, [bundle.namespace]: { ...outer[bundle.namespace], ...overrides } }}>
      {children}
    </Overrides>
  );
}

/** The texts of a bundle in the provider's language. */
export function useMessages<Key extends string>(bundle: MessageBundle<Key>): Translate<Key> {
  const { locale, messages } = useKasb();
  const scoped = use(Overrides);
  return translator(bundle, locale, { ...messages[bundle.namespace], ...scoped[bundle.namespace] });
}

import { translator } from '@kasb/domain/messages';
import type { KeyOf, Message, MessageBundle, MessageOverrides, Translate } from '@kasb/domain/messages';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useKasb } from '../provider/kasbContext.ts';

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
  return <Overrides value={mergeOverrides(outer, { [bundle.namespace]: overrides })}>{children}</Overrides>;
}

/** The texts of a bundle in the provider's language. */
export function useMessages<Key extends string>(bundle: MessageBundle<Key>): Translate<Key> {
  const { locale, messages } = useKasb();
  const scoped = use(Overrides);
  return translator(bundle, locale, mergeOverrides(messages, scoped));
}

function mergeOverrides(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const merged = { ...outer };
  for (const [namespace, texts] of Object.entries(inner)) merged[namespace] = { ...outer[namespace], ...texts };
  return merged;
}

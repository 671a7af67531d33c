import { translator } from '@kasb/domain/messages';
import type { KeyOf, Message, MessageBundle, Translate } from '@kasb/domain/messages';
import { use } from 'react';
import { LocaleContext } from './LocaleProvider.tsx';
import { uiMessages } from './uiMessages.ts';

/** The texts of a bundle in the language in force; `overrides` of a component win over a host's. */
export function useMessages<Key extends string>(
  bundle: MessageBundle<Key>,
  overrides?: Partial<Record<string, Message>>,
): Translate<Key> {
  const { locale, messages } = use(LocaleContext);
  const { namespace } = bundle;
  return translator(
    bundle,
    locale,
    overrides ? { ...messages, [namespace]: { ...messages[namespace], ...overrides } } : messages,
  );
}

/** Looks a text of the design system up. */
export type UiText = Translate<KeyOf<typeof uiMessages>>;

/** Texts that a component takes in place of its own. */
export type UiTexts<Key extends KeyOf<typeof uiMessages>> = Partial<Record<Key, Message>>;

/** What fields, links and lists say. */
export function useUiText(overrides?: Partial<Record<string, Message>>): UiText {
  return useMessages(uiMessages, overrides);
}

'use client';
import type { Locale, MessageOverrides } from '@kasb/domain/messages';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

/** The language in force, and the texts that a host puts in place of ours. */
export interface LocaleValue {
  /** What is spoken. */
  locale: Locale;
  /** By namespace and key. */
  messages: MessageOverrides;
}

/** Without a provider the components speak Russian. */
export const LocaleContext = createContext<LocaleValue>({ locale: 'ru', messages: {} });

export interface LocaleProviderProps {
  /** What is spoken inside. @default the language around, Russian outermost */
  locale?: Locale;
  /** Texts for this part of the page, by namespace and key; they win over those around. */
  messages?: MessageOverrides;
  /** What speaks it. */
  children: ReactNode;
}

/** Gives what is inside a language and a host's own texts; one may stand in another. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const around = use(LocaleContext);
  const value = useMemo(
    () => ({
      locale: locale ?? around.locale,
      messages: messages ? merge(around.messages, messages) : around.messages,
    }),
    [around, locale, messages],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

function merge(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const merged = { ...outer };
  for (const [namespace, texts] of Object.entries(inner)) merged[namespace] = { ...outer[namespace], ...texts };
  return merged;
}

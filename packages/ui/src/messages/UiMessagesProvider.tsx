'use client';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { locales } from './locales.ts';
import type { UiLocale } from './locales.ts';
import type { UiMessages } from './ru.ts';

const UiMessagesContext = createContext<UiMessages>(locales.ru);

export interface UiMessagesProviderProps {
  /** @default 'ru' */
  locale?: UiLocale;
  /** Texts that replace the locale's. */
  messages?: Partial<UiMessages>;
  children: ReactNode;
}

/** Gives the components below it their language; without it they speak Russian. */
export function UiMessagesProvider({ locale = 'ru', messages, children }: UiMessagesProviderProps) {
  return <UiMessagesContext value={{ ...locales[locale], ...messages }}>{children}</UiMessagesContext>;
}

/** The texts in force here; `overrides` of a component win over the provider's. */
export function useUiMessages(overrides?: Partial<UiMessages>): UiMessages {
  const messages = use(UiMessagesContext);
  return overrides ? { ...messages, ...overrides } : messages;
}

'use client';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { BaseMessages } from './base/ru.ts';
import { locales } from './locales.ts';
import type { UiLocale } from './locales.ts';
import type { DomainMessages } from './ru.ts';

/** Keys of the design system's own texts; words in braces are filled in. */
export type UiMessages = BaseMessages & DomainMessages;

/** The language in force, and the texts that a host puts in place of ours. */
export const UiMessagesContext = createContext<{ locale: UiLocale; messages?: Partial<UiMessages> }>({ locale: 'ru' });

export interface UiMessagesProviderProps {
  /** @default 'ru' */
  locale?: UiLocale;
  /** Texts that replace the locale's. */
  messages?: Partial<UiMessages>;
  children: ReactNode;
}

/** Gives the components below it their language; without it they speak Russian. */
export function UiMessagesProvider({ locale = 'ru', messages, children }: UiMessagesProviderProps) {
  return <UiMessagesContext value={{ locale, messages }}>{children}</UiMessagesContext>;
}

/** The words of fields, links and lists in force here; `overrides` of a component win over the provider's. */
export function useBaseMessages(overrides?: Partial<BaseMessages>): BaseMessages {
  const { locale, messages } = use(UiMessagesContext);
  return { ...locales[locale], ...messages, ...overrides };
}

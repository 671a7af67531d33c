import { use } from 'react';
import type { UiLocale } from './locales.ts';
import { ru } from './ru.ts';
import type { DomainMessages } from './ru.ts';
import { UiMessagesContext, useBaseMessages } from './UiMessagesProvider.tsx';
import type { UiMessages } from './UiMessagesProvider.tsx';
import { uz } from './uz.ts';

const domain: Record<UiLocale, DomainMessages> = { ru, uz };

/** Every text in force here. It carries the words of recruitment too: parts that need the base words alone take `useBaseMessages`. */
export function useUiMessages(overrides?: Partial<UiMessages>): UiMessages {
  const base = useBaseMessages();
  const { locale, messages } = use(UiMessagesContext);
  return { ...base, ...domain[locale], ...messages, ...overrides };
}

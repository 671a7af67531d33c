import type { Language } from '@kasb/contract';
import { browserStorage } from '@kasb/kit';
import { languageNames } from '@kasb/ui';
import { createContext, use, useEffect, useState } from 'react';

const KEY = 'kasb.language';

/** The language of the pages, kept on this device, and the way to the other one. */
export interface LanguageChoice {
  locale: Language;
  /** The other language, in its own words. */
  otherName: string;
  switchOver: () => void;
}

/** The choice of the app around. */
export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language of the pages. @throws Error outside the app */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage works inside the app');
  return choice;
}

/** Begins with the language that was chosen on this device. */
export function useLanguageChoice(start: Language | undefined): LanguageChoice {
  const [storage] = useState(browserStorage);
  const [locale, setLocale] = useState<Language>(() => start ?? (storage.getItem(KEY) === 'uz' ? 'uz' : 'ru'));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const other = locale === 'ru' ? 'uz' : 'ru';
  return {
    locale,
    otherName: languageNames[other],
    switchOver() {
      storage.setItem(KEY, other);
      setLocale(other);
    },
  };
}

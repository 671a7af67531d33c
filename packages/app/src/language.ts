import type { Language } from '@kasb/contract';
import { languageNames } from '@kasb/ui';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const prefixes: Record<Language, string> = { ru: '', uz: '/uz' };
const yearSeconds = 365 * 24 * 60 * 60;

/** The language that an address says: Uzbek is `/uz` and everything below it, Russian has no prefix. */
export function languageOfPath(pathname: string): Language {
  return pathname === prefixes.uz || pathname.startsWith(`${prefixes.uz}/`) ? 'uz' : 'ru';
}

/** What the router leaves out of the addresses of a language. */
export function basenameOf(language: Language): string {
  return prefixes[language];
}

/** An address of the app, as its routes spell it, in a language. */
export function inLanguage(language: Language, path: string): string {
  const prefix = prefixes[language];
  return prefix !== '' && /^\/(?![^?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** The language of the pages, which their address says, and the way to the other one. */
export interface LanguageChoice {
  locale: Language;
  other: Language;
  /** The other language, in its own words. */
  otherName: string;
  /** The same page in the other language. */
  otherHref: string;
  /** Remembers the other language for who comes to `/` again. */
  remember: () => void;
  /** Goes there, and remembers it. */
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

/** The choice at the router's address. */
export function useLanguageChoice(locale: Language): LanguageChoice {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const other = locale === 'ru' ? 'uz' : 'ru';
  const otherHref = inLanguage(other, pathname + search);
  const remember = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `kasb_language=${other}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  };
  return {
    locale,
    other,
    otherName: languageNames[other],
    otherHref,
    remember,
    switchOver() {
      remember();
      location.assign(otherHref);
    },
  };
}

export { languageNames } from './languageNames.ts';
export { LocaleProvider } from './LocaleProvider.tsx';
export type { LocaleProviderProps, LocaleValue } from './LocaleProvider.tsx';
export { uiMessages } from './uiMessages.ts';
export { useLocale } from './useLocale.ts';
export { useMessages } from './useMessages.ts';

export { UiMessagesProvider } from './UiMessagesProvider.tsx';
export type { UiMessages, UiMessagesProviderProps } from './UiMessagesProvider.tsx';
export { languageNames } from './languageNames.ts';
export type { UiLocale } from './locales.ts';
export { useUiMessages } from './useUiMessages.ts';

export { UiMessagesProvider } from './UiMessagesProvider.tsx';
export type { UiMessages, UiMessagesProviderProps } from './UiMessagesProvider.tsx';
export type { UiLocale } from './locales.ts';
export { useUiMessages } from './useUiMessages.ts';

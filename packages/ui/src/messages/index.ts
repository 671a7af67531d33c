export type { UiLocale } from './locales.ts';
export type { UiMessages } from './ru.ts';
export { UiMessagesProvider, useUiMessages } from './UiMessagesProvider.tsx';
export type { UiMessagesProviderProps } from './UiMessagesProvider.tsx';

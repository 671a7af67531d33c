export { LanguageSwitch } from './LanguageSwitch.tsx';
export type { ChatLanguage, LanguageSwitchProps } from './LanguageSwitch.tsx';

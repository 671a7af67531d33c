export { AppHeader } from './AppHeader.tsx';
export type { AppHeaderLink, AppHeaderProps, AppHeaderUser } from './AppHeader.tsx';

export { PublicHeader } from './PublicHeader.tsx';
export type { HeaderLink, PublicHeaderProps } from './PublicHeader.tsx';

export { ShowMore } from './ShowMore.tsx';
export type { ShowMoreProps } from './ShowMore.tsx';

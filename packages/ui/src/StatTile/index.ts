export { StatTile } from './StatTile.tsx';
export type { StatChange, StatTileProps } from './StatTile.tsx';

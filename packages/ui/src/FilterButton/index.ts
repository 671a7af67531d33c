export { FilterButton } from './FilterButton.tsx';
export type { FilterButtonProps } from './FilterButton.tsx';

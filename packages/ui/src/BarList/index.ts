export { BarList } from './BarList.tsx';
export type { Bar, BarListProps } from './BarList.tsx';

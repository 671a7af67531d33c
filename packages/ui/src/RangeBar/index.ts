export { RangeBar } from './RangeBar.tsx';
export type { RangeBarProps } from './RangeBar.tsx';

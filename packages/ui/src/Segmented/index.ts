export { Segmented } from './Segmented.tsx';
export type { SegmentedOption, SegmentedProps } from './Segmented.tsx';

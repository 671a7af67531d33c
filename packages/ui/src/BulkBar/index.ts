export { BulkBar } from './BulkBar.tsx';
export type { BulkBarProps } from './BulkBar.tsx';

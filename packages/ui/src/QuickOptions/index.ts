export { QuickOptions } from './QuickOptions.tsx';
export type { QuickOptionsProps } from './QuickOptions.tsx';

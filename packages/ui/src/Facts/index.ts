export { Fact, Facts } from './Facts.tsx';
export type { FactProps, FactsProps } from './Facts.tsx';

export { SalaryText } from './SalaryText.tsx';
export type { SalaryTextProps } from './SalaryText.tsx';

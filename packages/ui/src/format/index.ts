export { formatMoney, formatSalary } from './money.ts';
export type { Salary } from './money.ts';
export { formatPhone, isPhone } from './phone.ts';

export { VacancyStatusBadge } from './VacancyStatusBadge.tsx';
export type { VacancyStatusBadgeProps } from './VacancyStatusBadge.tsx';

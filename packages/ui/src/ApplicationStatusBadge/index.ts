export { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';
export type { ApplicationStatusBadgeProps } from './ApplicationStatusBadge.tsx';

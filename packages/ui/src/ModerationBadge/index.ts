export { ModerationBadge } from './ModerationBadge.tsx';
export type { ModerationBadgeProps } from './ModerationBadge.tsx';

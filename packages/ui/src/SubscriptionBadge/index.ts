export { SubscriptionBadge } from './SubscriptionBadge.tsx';
export type { SubscriptionBadgeProps } from './SubscriptionBadge.tsx';

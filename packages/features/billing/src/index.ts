export { Pricing } from './screens/Pricing/Pricing.tsx';
export type { PricingProps } from './screens/Pricing/Pricing.tsx';
export { Subscriptions } from './screens/Subscriptions/Subscriptions.tsx';
export type { SubscriptionsProps } from './screens/Subscriptions/Subscriptions.tsx';
export { periodOf } from './model/plans.ts';
export { billingMessages } from './messages/index.ts';

import { cancelSubscription, grantSubscription, listOperatorSubscriptions, listPricingPlans } from '@kasb/contract';
import type { SubscriptionStatus } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useLivePages } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const touches = [listOperatorSubscriptions];

/** What of the subscriptions is looked at. */
export interface SubscriptionsView {
  /** A part of the phone, or of the name. */
  search?: string | undefined;
  state?: SubscriptionStatus | undefined;
}

/** Subscriptions, the latest begun first. */
export const useSubscriptions = ({ search, state }: SubscriptionsView) =>
  useLivePages(listOperatorSubscriptions, { query: { search, state, limit: PAGE } }, ({ id }) => id);

/** The plans that are on offer. */
export const usePlans = () => useQuery(listPricingPlans, {});

/** Gives somebody a subscription. */
export const useGrant = (): Command<typeof grantSubscription> => useOperatorCommand(grantSubscription, { touches });

/** Ends one. */
export const useEnd = (): Command<typeof cancelSubscription> => useOperatorCommand(cancelSubscription, { touches });

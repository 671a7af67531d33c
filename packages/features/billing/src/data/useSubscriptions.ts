import { checkSubscription } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The employer's subscriptions, in the provider's order. */
export function useSubscriptions() {
  return useQuery(checkSubscription, {});
}

import { listPricingPlans } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** All plans that can be bought. */
export function usePricingPlans() {
  return useQuery(listPricingPlans, {});
}

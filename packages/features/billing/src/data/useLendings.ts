import { checkSubscription, lendSubscription, listSubscriptionLendings, takeBackSubscription } from '@kasb/contract';
import type { SubscriptionLending } from '@kasb/contract';
import { useCommand, useOptimisticSwitch, useQuery } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';

/** To whom each active subscription may be lent; who has none is not asked about. */
export function useLendings(hasActive: boolean): QueryState<{ items: readonly SubscriptionLending[] }> {
  return useQuery(listSubscriptionLendings, hasActive ? {} : null);
}

/** Lends a subscription to a company and takes it back: seen at once, undone when it fails. */
export function useLendingSwitch({ subscription_id, company_id, is_lent }: SubscriptionLending) {
  const touches = [listSubscriptionLendings, checkSubscription];
  const lend = useCommand(lendSubscription, { touches });
  const takeBack = useCommand(takeBackSubscription, { touches });
  const params = { id: subscription_id, companyId: company_id };
  return useOptimisticSwitch(is_lent, (isOn) => (isOn ? lend : takeBack).run({ params }));
}

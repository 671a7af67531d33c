import { checkSubscription, lendSubscription, listSubscriptionLendings, takeBackSubscription } from '@kasb/contract';
import type { SubscriptionLending } from '@kasb/contract';
import { useCommand, useOptimistic, useQuery } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';

/** To whom each active subscription may be lent; who has none is not asked about. */
export function useLendings(hasActive: boolean): QueryState<{ items: readonly SubscriptionLending[] }> {
  return useQuery(listSubscriptionLendings, hasActive ? {} : null);
}

/** Lends a subscription to a company and takes it back: seen at once, undone when it fails. */
export function useLendingSwitch(lending: SubscriptionLending) {
  const lend = useCommand(lendSubscription);
  const takeBack = useCommand(takeBackSubscription);
  const { valueOf, change, error } = useOptimistic({
    keyOf: ({ company_id }: SubscriptionLending) => company_id,
    send: ({ subscription_id: id, company_id: companyId }, isOn: boolean) =>
      (isOn ? lend : takeBack).run({ params: { id, companyId } }),
    touches: [listSubscriptionLendings, checkSubscription],
  });
  return { isOn: valueOf(lending) ?? lending.is_lent, change: (isOn: boolean) => change(lending, isOn), error };
}

import { getHeadHunterConnection, lendHeadHunter, listHeadHunterLendings, takeBackHeadHunter } from '@kasb/contract';
import type { HeadHunterLending } from '@kasb/contract';
import { useCommand, useOptimistic, useQuery } from '@kasb/kit';

/** Which companies the person's connection serves. */
export function useLendings() {
  return useQuery(listHeadHunterLendings, {});
}

/** Lets the connection serve a company and ends that: seen at once, undone when it fails. */
export function useLendingSwitch(lending: HeadHunterLending) {
  const lend = useCommand(lendHeadHunter);
  const takeBack = useCommand(takeBackHeadHunter);
  const { valueOf, change, error } = useOptimistic({
    keyOf: ({ company_id }: HeadHunterLending) => company_id,
    send: ({ company_id: companyId }, isOn: boolean) => (isOn ? lend : takeBack).run({ params: { companyId } }),
    // Responses begin to come in with the first company.
    touches: [listHeadHunterLendings, getHeadHunterConnection],
  });
  return { isOn: valueOf(lending) ?? lending.is_lent, change: (isOn: boolean) => change(lending, isOn), error };
}

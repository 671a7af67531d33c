import { getHeadHunterConnection, lendHeadHunter, listHeadHunterLendings, takeBackHeadHunter } from '@kasb/contract';
import type { HeadHunterLending } from '@kasb/contract';
import { useCommand, useOptimisticSwitch, useQuery } from '@kasb/kit';

/** Which companies the person's connection serves. */
export function useLendings() {
  return useQuery(listHeadHunterLendings, {});
}

/** Lets the connection serve a company and ends that: seen at once, undone when it fails. */
export function useLendingSwitch({ company_id, is_lent }: HeadHunterLending) {
  // Responses begin to come in with the first company.
  const touches = [listHeadHunterLendings, getHeadHunterConnection];
  const lend = useCommand(lendHeadHunter, { touches });
  const takeBack = useCommand(takeBackHeadHunter, { touches });
  return useOptimisticSwitch(is_lent, (isOn) => (isOn ? lend : takeBack).run({ params: { companyId: company_id } }));
}

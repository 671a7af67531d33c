import type { SubscriptionLending } from '@kasb/contract';
import { LendingSwitch, useMessages } from '@kasb/kit';
import { useLendingSwitch } from '../../data/useLendings.ts';
import { billingMessages } from '../../messages/index.ts';

export interface LendingRowProps {
  lending: SubscriptionLending;
}

/** One company: whether its participants publish on the subscription, and how often they did. */
export function LendingRow({ lending }: LendingRowProps) {
  const t = useMessages(billingMessages);
  const { company_name: company, postings_used: used = 0 } = lending;
  const description = used > 0 && t('lending.used', { count: used });
  return <LendingSwitch t={t} company={company} description={description} {...useLendingSwitch(lending)} />;
}

import type { HeadHunterLending } from '@kasb/contract';
import { LendingSwitch, useMessages } from '@kasb/kit';
import { useLendingSwitch } from '../../data/useLendings.ts';
import { headhunterMessages } from '../../messages/index.ts';

export interface LendingRowProps {
  lending: HeadHunterLending;
}

/** One company, and whether the connection serves it. */
export function LendingRow({ lending }: LendingRowProps) {
  const t = useMessages(headhunterMessages);
  return <LendingSwitch t={t} company={lending.company_name} {...useLendingSwitch(lending)} />;
}

import type { HeadHunterLending } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Switch } from '@kasb/ui';
import { useLendingSwitch } from '../../data/useLendings.ts';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Integration.css.ts';

export interface LendingRowProps {
  lending: HeadHunterLending;
}

/** One company, and whether the connection serves it. */
export function LendingRow({ lending }: LendingRowProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const { isOn, change, error } = useLendingSwitch(lending);
  return (
    <div className={css.row}>
      <Switch labelPlacement="start" isSelected={isOn} onChange={(next) => void change(next)}>
        {lending.company_name ?? t('lending.untitled')}
      </Switch>
      <Banner tone="critical" className={css.trouble}>
        {error && problem(error, t('lending.changeError'))}
      </Banner>
    </div>
  );
}

import type { SubscriptionLending } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Switch } from '@kasb/ui';
import { useLendingSwitch } from '../../data/useLendings.ts';
import { billingMessages } from '../../messages/index.ts';
import * as css from './Lendings.css.ts';

export interface LendingRowProps {
  lending: SubscriptionLending;
}

/** One company: whether its participants publish on the subscription, and how often they did. */
export function LendingRow({ lending }: LendingRowProps) {
  const t = useMessages(billingMessages);
  const problem = useProblemText();
  const { isOn, change, error } = useLendingSwitch(lending);
  const { company_name: name, postings_used: used = 0 } = lending;
  return (
    <div className={css.row}>
      <Switch
        labelPlacement="start"
        isSelected={isOn}
        onChange={(next) => void change(next)}
        description={used > 0 && t('lending.used', { count: used })}
      >
        {name ?? t('lending.untitled')}
      </Switch>
      <Banner tone="critical" className={css.trouble}>
        {error && problem(error, t('lending.changeError'))}
      </Banner>
    </div>
  );
}

import type { Subscription } from '@kasb/contract';
import { useFormat, useWords } from '@kasb/kit';
import { Text } from '@kasb/ui';
import * as css from './Subscriptions.css.ts';

export interface PlanPriceProps {
  plan: Subscription['pricing_plans'];
}

/** «990 000 сум / месяц»; an unknown period is shown as it came, a plan without a price shows nothing. */
export function PlanPrice({ plan }: PlanPriceProps) {
  const words = useWords();
  const format = useFormat();
  const price = format.money(plan?.price, plan?.currency ?? 'UZS');
  const period = plan?.billing_period;
  if (!price) return null;
  return (
    <p className={css.price}>
      <span>{price}</span>
      {period && (
        <Text as="span" size="sm" tone="muted">
          {` / ${words('per', period)}`}
        </Text>
      )}
    </p>
  );
}

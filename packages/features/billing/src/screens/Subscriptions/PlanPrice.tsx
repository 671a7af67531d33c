import type { Subscription } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import { billingMessages } from '../../messages/index.ts';
import * as css from './Subscriptions.css.ts';

export interface PlanPriceProps {
  plan: Subscription['pricing_plans'];
}

const periods = { monthly: 'period.monthly', yearly: 'period.yearly', lifetime: 'period.lifetime' } as const;
const isPeriod = (period: string): period is keyof typeof periods => Object.hasOwn(periods, period);

/** «990 000 сум / месяц»; an unknown period is shown as it came, a plan without a price shows nothing. */
export function PlanPrice({ plan }: PlanPriceProps) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const price = format.money(plan?.price, plan?.currency ?? 'UZS');
  const period = plan?.billing_period;
  if (!price) return null;
  return (
    <p className={css.price}>
      {price}
      {period && (
        <Text as="span" size="sm" tone="muted">
          {` / ${isPeriod(period) ? t(periods[period]) : period}`}
        </Text>
      )}
    </p>
  );
}

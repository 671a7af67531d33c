import { billingPeriods } from '@kasb/contract';
import type { BillingPeriod, PricingPlan } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { Badge, Card, EmptyState, Tabs } from '@kasb/ui';
import { useCurrentPlan } from '../../data/useCurrentPlan.ts';
import { billingMessages } from '../../messages/index.ts';
import { isSamePlan, periodOf, plansOf } from '../../model/plans.ts';
import { PlanCard } from '../../parts/PlanCard/PlanCard.tsx';
import * as css from './Pricing.css.ts';

export interface PlanTabsProps {
  plans: readonly PricingPlan[];
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  onBuy: (plan: PricingPlan) => void;
}

const texts = {
  monthly: { empty: 'pricing.emptyMonthly', hint: 'pricing.emptyHint' },
  yearly: { empty: 'pricing.emptyYearly', hint: 'pricing.emptyYearlyHint' },
  lifetime: { empty: 'pricing.emptyLifetime', hint: 'pricing.emptyHint' },
} as const;

/** A tab for each period with its cards; without yearly plans their tab says what a year will save. */
export function PlanTabs({ plans, period, onPeriodChange, onBuy }: PlanTabsProps) {
  const t = useMessages(billingMessages);
  const words = useWords();
  const current = useCurrentPlan();
  const items = billingPeriods.map((id) => {
    const shown = plansOf(plans, id);
    const { empty, hint } = texts[id];
    return {
      id,
      label: words('period', id),
      badge: id === 'yearly' && shown.length === 0 && (
        <Badge tone="positive" className={css.saving}>
          {t('pricing.yearlyHint')}
        </Badge>
      ),
      content:
        shown.length === 0 ? (
          <Card padding="none" className={css.empty}>
            <EmptyState title={t(empty)} description={t(hint)} />
          </Card>
        ) : (
          <div className={css.cards}>
            {shown.map((plan) => (
              <PlanCard
                key={plan.id}
                name={plan.name}
                period={plan.billing_period}
                description={plan.description}
                price={plan.price}
                currency={plan.currency}
                features={plan.features}
                isCurrent={isSamePlan(plan, current)}
                onBuy={() => onBuy(plan)}
              />
            ))}
          </div>
        ),
    };
  });
  return (
    <Tabs
      label={t('pricing.periods')}
      items={items}
      selectedKey={period}
      onSelectionChange={(id) => onPeriodChange(periodOf(id))}
    />
  );
}

import { billingPeriods } from '@kasb/contract';
import type { BillingPeriod, PricingPlan } from '@kasb/contract';

/** What a subscription tells of its plan. */
export type PlanName = Pick<PricingPlan, 'name' | 'billing_period'>;

const isPeriod = (value: unknown): value is BillingPeriod => billingPeriods.some((period) => period === value);

/** The period in an address, or the first one: monthly. */
export function periodOf(value: unknown): BillingPeriod {
  return isPeriod(value) ? value : 'monthly';
}

/** Plans of one period; a plan whose period nobody knows stands with the monthly ones, so that it is not lost. */
export function plansOf(plans: readonly PricingPlan[], period: BillingPeriod): PricingPlan[] {
  return plans.filter((plan) => periodOf(plan.billing_period) === period);
}

/** Whether a plan is the one of the subscription: name and period, the only things both of them tell. */
export function isSamePlan(plan: PlanName, current: PlanName | undefined): boolean {
  return current?.name !== undefined && plan.name === current.name && plan.billing_period === current.billing_period;
}

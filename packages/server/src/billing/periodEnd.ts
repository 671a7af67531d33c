import type { Plan } from './plans.ts';

const dayMs = 24 * 60 * 60 * 1000;
const periodDays = { monthly: 30, yearly: 365, lifetime: undefined } as const;

/** When a subscription ends that begins now: after so many days, else after its plan's period; null for never. */
export function periodEnd({ billingPeriod }: Pick<Plan, 'billingPeriod'>, now: Date, days?: number): Date | null {
  const length = days ?? periodDays[billingPeriod];
  return length === undefined ? null : new Date(now.getTime() + length * dayMs);
}

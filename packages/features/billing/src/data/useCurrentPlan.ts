import { checkSubscription } from '@kasb/contract';
import { useQuery, useUser } from '@kasb/kit';
import type { PlanName } from '../model/plans.ts';

/** The plan of an employer's active subscription; nothing is asked for anybody else. */
export function useCurrentPlan(): PlanName | undefined {
  const user = useUser();
  const check = useQuery(checkSubscription, user?.role === 'employer' ? {} : null);
  if (check.status !== 'ready' || !check.data.hasActiveSubscription) return undefined;
  return check.data.subscriptions[0]?.pricing_plans;
}

import { checkSubscription } from '@kasb/contract';
import { match, useQuery } from '@kasb/kit';
import type { Plan } from '../model/gate.ts';

/** The employer's plan; a failed check counts as none. */
export function usePlan(): Plan {
  return match(useQuery(checkSubscription, {}), {
    loading: (): Plan => ({ status: 'checking' }),
    error: (): Plan => ({ status: 'none' }),
    ready: ({ data }): Plan =>
      data.hasActiveSubscription ? { status: 'active', subscription: data.subscriptions[0] } : { status: 'none' },
  });
}

import { checkSubscription } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Plan } from '../model/gate.ts';

/** The employer's plan; a failed check counts as none, and `refresh` asks again. */
export function usePlan(): Plan & { refresh: () => void } {
  const check = useQuery(checkSubscription, {});
  switch (check.status) {
    case 'loading':
      return { status: 'checking', refresh: () => undefined };
    case 'error':
      return { status: 'none', refresh: check.retry };
    case 'ready': {
      const { data, refresh } = check;
      return data.hasActiveSubscription
        ? { status: 'active', subscription: data.subscriptions[0], refresh }
        : { status: 'none', refresh };
    }
  }
}

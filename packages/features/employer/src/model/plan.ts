import type { AnswerOf, Subscription, checkSubscription } from '@kasb/contract';
import { standingOf } from '@kasb/domain/subscription';
import type { Standing } from '@kasb/domain/subscription';

/** The subscription in use, and how long it lasts. */
export interface Plan extends Standing {
  subscription: Subscription;
}

/** The plan at `now`, in milliseconds: the first subscription of the check, while it is active and not over. */
export function planOf(
  {
    hasActiveSubscription,
    subscriptions,
  }: Pick<AnswerOf<typeof checkSubscription>, 'hasActiveSubscription' | 'subscriptions'>,
  now: number,
): Plan | undefined {
  const [subscription] = subscriptions;
  if (!hasActiveSubscription || !subscription) return undefined;
  const standing = standingOf(subscription, now);
  return standing.isActive ? { subscription, ...standing } : undefined;
}

import type { AnswerOf, Subscription, checkSubscription } from '@kasb/contract';

/** From so many days left on a subscription may be extended. */
const EXTEND_DAYS = 30;
/** From so many days left on a warning says how many there are. */
const WARNING_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The subscription in use, and how long it lasts. */
export interface Plan {
  subscription: Subscription;
  /** A begun day counts as one; absent: for ever. */
  daysLeft: number | undefined;
  canExtend: boolean;
  isEnding: boolean;
}

/** The plan at `now`, in milliseconds: the first subscription of the check, while it is active and not over. */
export function planOf(
  { hasActiveSubscription, subscriptions }: AnswerOf<typeof checkSubscription>,
  now: number,
): Plan | undefined {
  const [subscription] = subscriptions;
  if (!hasActiveSubscription || subscription?.status !== 'active') return undefined;
  if (subscription.expires_at === undefined)
    return { subscription, daysLeft: undefined, canExtend: false, isEnding: false };
  const daysLeft = Math.ceil((Date.parse(subscription.expires_at) - now) / DAY_MS);
  if (daysLeft <= 0) return undefined;
  return { subscription, daysLeft, canExtend: daysLeft <= EXTEND_DAYS, isEnding: daysLeft <= WARNING_DAYS };
}

import type { Subscription } from '@kasb/contract';

/** From so many days left on a subscription may be extended. */
const EXTEND_DAYS = 30;
/** From so many days left on a warning says how many there are. */
const WARNING_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How a subscription stands at a moment. */
export interface Standing {
  /** Active, and not over. */
  isActive: boolean;
  /** Days left of an active one, a begun day counts as one; absent: for ever. */
  daysLeft?: number;
  canExtend: boolean;
  isEnding: boolean;
}

/** How a subscription stands at `now`, in milliseconds (docs/domain.md#subscription-standing). */
export function standingOf({ status, expires_at }: Pick<Subscription, 'status' | 'expires_at'>, now: number): Standing {
  const over = { isActive: false, canExtend: false, isEnding: false };
  if (status !== 'active') return over;
  if (expires_at === undefined) return { isActive: true, canExtend: false, isEnding: false };
  const daysLeft = Math.ceil((Date.parse(expires_at) - now) / DAY_MS);
  if (daysLeft <= 0) return over;
  return { isActive: true, daysLeft, canExtend: daysLeft <= EXTEND_DAYS, isEnding: daysLeft <= WARNING_DAYS };
}

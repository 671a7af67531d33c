import type { Subscription } from '@kasb/contract';
import { toTime } from './dates.ts';
import type { DateValue } from './dates.ts';

/** From so many days left on a subscription may be extended. */
const extendDays = 30;
/** From so many days left on a warning says how many there are. */
const warningDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** How a subscription stands at a moment. */
export interface Standing {
  /** Active, and not over. */
  isActive: boolean;
  /** Days left of an active one, a begun day counts as one; absent: for ever. */
  daysLeft?: number;
  canExtend: boolean;
  isEnding: boolean;
}

const over: Standing = { isActive: false, canExtend: false, isEnding: false };

/** How a subscription stands at `now`, in milliseconds (docs/domain.md#subscription-standing). */
export function standingOf(
  { status, expires_at: end }: { status?: Subscription['status']; expires_at?: DateValue },
  now: number,
): Standing {
  if (status !== 'active') return over;
  const endsAt = toTime(end);
  if (endsAt === undefined) return { ...over, isActive: true };
  const daysLeft = Math.ceil((endsAt - now) / dayMs);
  if (daysLeft <= 0) return over;
  return { isActive: true, daysLeft, canExtend: daysLeft <= extendDays, isEnding: daysLeft <= warningDays };
}

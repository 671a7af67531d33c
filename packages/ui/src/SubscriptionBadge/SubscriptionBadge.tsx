'use client';
import Clock from 'lucide-react/icons/clock';
import InfinityIcon from 'lucide-react/icons/infinity';
import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
import { countWords, toTime } from '../private/numbers.ts';
import type { DateValue } from '../private/numbers.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import type { StatusLook } from '../private/StatusBadge.tsx';

const statuses: Record<string, StatusLook> = {
  expired: { word: 'subscriptionExpired' },
  cancelled: { word: 'subscriptionCancelled' },
};
const bands = {
  long: { tone: 'positive', hasDot: true, word: 'subscriptionActive' },
  ending: { tone: 'warning', icon: Clock, word: 'subscriptionEnding' },
  unlimited: { tone: 'promote', icon: InfinityIcon, word: 'subscriptionUnlimited' },
  unclear: { hasDot: true, word: 'subscriptionActive' },
  over: { word: 'subscriptionExpired' },
} satisfies Record<string, StatusLook>;

const day = 24 * 60 * 60 * 1000;

export interface SubscriptionBadgeProps {
  /** `active`, `expired` or `cancelled`; an absent one draws nothing, an unknown one is shown as it came. */
  status?: string | null;
  /** When it ends; absent: never. A day that has begun counts as a day left. */
  expiresAt?: DateValue;
  className?: string;
}

/** How long a subscription lasts, as a word and a tone (docs/domain.md#subscription-standing). */
export function SubscriptionBadge({ status, expiresAt, className }: SubscriptionBadgeProps) {
  const { daysOne, daysFew, daysMany } = useUiMessages();
  const [now] = useState(Date.now);
  if (!status) return null;
  const days = Math.ceil(((toTime(expiresAt) ?? Number.NaN) - now) / day);
  if (status === 'active' && days > 7 && days <= 30) {
    return (
      <Badge tone="caution" icon={<Clock />} className={className}>
        {countWords(days, daysOne, daysFew, daysMany)}
      </Badge>
    );
  }
  if (status === 'active') return <StatusBadge value={band(expiresAt, days)} looks={bands} className={className} />;
  return <StatusBadge value={status} looks={statuses} className={className} />;
}

function band(expiresAt: DateValue, days: number): keyof typeof bands {
  if (expiresAt === null || expiresAt === undefined || expiresAt === '') return 'unlimited';
  if (Number.isNaN(days)) return 'unclear';
  if (days <= 0) return 'over';
  return days <= 7 ? 'ending' : 'long';
}

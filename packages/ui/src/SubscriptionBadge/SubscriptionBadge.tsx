'use client';
import { toTime } from '@kasb/domain/dates';
import type { DateValue } from '@kasb/domain/dates';
import { standingOf } from '@kasb/domain/subscription';
import Clock from 'lucide-react/icons/clock';
import InfinityIcon from 'lucide-react/icons/infinity';
import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
import { countWords } from '../private/countWords.ts';
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
  if (status !== 'active') return <StatusBadge value={status} looks={statuses} className={className} />;
  const end = toTime(expiresAt);
  const isEndUnclear = end === undefined && Boolean(expiresAt);
  const { isActive, daysLeft, canExtend, isEnding } = standingOf(
    { status, expires_at: end === undefined ? undefined : new Date(end).toISOString() },
    now,
  );
  if (canExtend && !isEnding && daysLeft !== undefined) {
    return (
      <Badge tone="caution" icon={<Clock />} className={className}>
        {countWords(daysLeft, daysOne, daysFew, daysMany)}
      </Badge>
    );
  }
  const band = isEndUnclear
    ? 'unclear'
    : !isActive
      ? 'over'
      : isEnding
        ? 'ending'
        : end === undefined
          ? 'unlimited'
          : 'long';
  return <StatusBadge value={band} looks={bands} className={className} />;
}

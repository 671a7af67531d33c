'use client';
import { toTime } from '@kasb/domain/dates';
import type { DateValue } from '@kasb/domain/dates';
import { standingOf } from '@kasb/domain/subscription';
import Clock from 'lucide-react/icons/clock';
import InfinityIcon from 'lucide-react/icons/infinity';
import { useState } from 'react';
import { Badge } from '../../Badge/Badge.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { RootOfBadge, StatusLook } from '../StatusBadge/StatusBadge.tsx';
import { subscriptionMessages } from './messages.ts';

const looks: Record<string, StatusLook> = {
  active: { tone: 'positive', hasDot: true },
  ending: { tone: 'warning', icon: Clock },
  unlimited: { tone: 'promote', icon: InfinityIcon },
};
const overLooks: Record<string, StatusLook> = { expired: {}, cancelled: {} };

// Active, and nobody can read until when.
const unclearLooks: Record<string, StatusLook> = { active: { hasDot: true } };

export interface SubscriptionBadgeProps extends RootOfBadge {
  /** `active`, `expired` or `cancelled`; an absent one draws nothing, an unknown one is shown as it came. */
  status?: string | null;
  /** When it ends; absent: never. A day that has begun counts as a day left. */
  expiresAt?: DateValue;
}

/** How long a subscription lasts, as a word and a tone (docs/domain.md#subscription-standing). */
export function SubscriptionBadge({ status, expiresAt, ...props }: SubscriptionBadgeProps) {
  const t = useMessages(subscriptionMessages);
  const [now] = useState(Date.now);
  if (!status) return null;
  const end = toTime(expiresAt);
  const { isActive, daysLeft, canExtend, isEnding } = standingOf({ status, expires_at: end }, now);
  if (canExtend && !isEnding) {
    return (
      <Badge tone="caution" icon={<Clock />} {...props}>
        {t('days', { count: daysLeft ?? 0 })}
      </Badge>
    );
  }
  if (!isActive) {
    return (
      <StatusBadge kind="subscription" value={status === 'active' ? 'expired' : status} looks={overLooks} {...props} />
    );
  }
  if (end === undefined && expiresAt) {
    return <StatusBadge kind="subscription" value={status} looks={unclearLooks} {...props} />;
  }
  const value = isEnding ? 'ending' : end === undefined ? 'unlimited' : 'active';
  return <StatusBadge kind="subscription" value={value} looks={looks} {...props} />;
}

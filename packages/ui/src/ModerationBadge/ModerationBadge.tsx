'use client';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import PencilLine from 'lucide-react/icons/pencil-line';
import X from 'lucide-react/icons/x';
import { StatusBadge } from '../private/StatusBadge.tsx';
import type { StatusLook } from '../private/StatusBadge.tsx';

const looks: Record<string, StatusLook> = {
  pending: { tone: 'info', icon: Clock, word: 'moderationPending' },
  approved: { tone: 'positive', icon: Check, word: 'moderationApproved' },
  rejected: { tone: 'critical', icon: X, word: 'moderationRejected' },
  needs_revision: { tone: 'warning', icon: PencilLine, word: 'moderationNeedsRevision' },
};

export interface ModerationBadgeProps {
  /** `pending`, `approved`, `rejected` or `needs_revision`; an absent one draws nothing, an unknown one is shown as it came. */
  status?: string | null;
  className?: string;
}

/** What the moderator said of a vacancy. */
export function ModerationBadge({ status, className }: ModerationBadgeProps) {
  return status ? <StatusBadge value={status} looks={looks} className={className} /> : null;
}

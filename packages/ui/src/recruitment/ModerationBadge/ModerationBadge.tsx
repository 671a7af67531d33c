'use client';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import PencilLine from 'lucide-react/icons/pencil-line';
import X from 'lucide-react/icons/x';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { RootOfBadge, StatusLook } from '../StatusBadge/StatusBadge.tsx';

const looks: Record<string, StatusLook> = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'positive', icon: Check },
  rejected: { tone: 'critical', icon: X },
  needs_revision: { tone: 'warning', icon: PencilLine },
};

export interface ModerationBadgeProps extends RootOfBadge {
  /**
   * `pending`, `approved`, `rejected` or `needs_revision`; an absent one draws nothing, an unknown one is shown as it
   * came.
   */
  status?: string | null;
}

/** What the moderator said of a vacancy. */
export function ModerationBadge({ status, ...props }: ModerationBadgeProps) {
  return status ? <StatusBadge kind="moderation" value={status} looks={looks} {...props} /> : null;
}

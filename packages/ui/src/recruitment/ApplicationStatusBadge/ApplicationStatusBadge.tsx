'use client';
import Check from 'lucide-react/icons/check';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { RootOfBadge, StatusLook } from '../StatusBadge/StatusBadge.tsx';

// A refusal is not an error, so it is neutral.
const looks: Record<string, StatusLook> = {
  applied: { tone: 'info' },
  screening: { tone: 'accent' },
  interview: { tone: 'promote' },
  offer: { tone: 'caution' },
  hired: { tone: 'positive', icon: Check },
  rejected: {},
};

export interface ApplicationStatusBadgeProps extends RootOfBadge {
  /**
   * `applied`, `screening`, `interview`, `offer`, `hired` or `rejected`; an absent one draws nothing, an unknown one is
   * shown as it came.
   */
  status?: string | null;
}

/** Where a candidate stands in the hiring funnel. */
export function ApplicationStatusBadge({ status, ...props }: ApplicationStatusBadgeProps) {
  return status ? <StatusBadge kind="application" value={status} looks={looks} {...props} /> : null;
}

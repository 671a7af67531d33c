'use client';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { RootOfBadge, StatusLook } from '../StatusBadge/StatusBadge.tsx';

const looks: Record<string, StatusLook> = {
  active: { tone: 'positive', hasDot: true },
  paused: { tone: 'caution', hasDot: true },
  closed: { hasDot: true },
  draft: { variant: 'outlined' },
};

export interface VacancyStatusBadgeProps extends RootOfBadge {
  /** `active`, `paused`, `closed` or `draft`; an absent one is a draft, an unknown one is shown as it came. */
  status?: string | null;
}

/** Whether a vacancy is open to candidates. */
export function VacancyStatusBadge({ status, ...props }: VacancyStatusBadgeProps) {
  return <StatusBadge kind="vacancy" value={status || 'draft'} looks={looks} {...props} />;
}

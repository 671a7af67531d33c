'use client';
import { StatusBadge } from '../private/StatusBadge.tsx';
import type { StatusLook } from '../private/StatusBadge.tsx';

const looks: Record<string, StatusLook> = {
  active: { tone: 'positive', hasDot: true, word: 'vacancyActive' },
  paused: { tone: 'caution', hasDot: true, word: 'vacancyPaused' },
  closed: { hasDot: true, word: 'vacancyClosed' },
  draft: { variant: 'outlined', word: 'vacancyDraft' },
};

export interface VacancyStatusBadgeProps {
  /** `active`, `paused`, `closed` or `draft`; an absent one is a draft, an unknown one is shown as it came. */
  status?: string | null;
  className?: string;
}

/** Whether a vacancy is open to candidates. */
export function VacancyStatusBadge({ status, className }: VacancyStatusBadgeProps) {
  return <StatusBadge value={status || 'draft'} looks={looks} className={className} />;
}

'use client';
import Check from 'lucide-react/icons/check';
import { StatusBadge } from '../private/StatusBadge.tsx';
import type { StatusLook } from '../private/StatusBadge.tsx';

// A refusal is not an error, so it is neutral.
const looks: Record<string, StatusLook> = {
  applied: { tone: 'info', word: 'applicationApplied' },
  screening: { tone: 'accent', word: 'applicationScreening' },
  interview: { tone: 'promote', word: 'applicationInterview' },
  offer: { tone: 'caution', word: 'applicationOffer' },
  hired: { tone: 'positive', icon: Check, word: 'applicationHired' },
  rejected: { word: 'applicationRejected' },
};

export interface ApplicationStatusBadgeProps {
  /** `applied`, `screening`, `interview`, `offer`, `hired` or `rejected`; an absent one draws nothing, an unknown one is shown as it came. */
  status?: string | null;
  className?: string;
}

/** Where a candidate stands in the hiring funnel. */
export function ApplicationStatusBadge({ status, className }: ApplicationStatusBadgeProps) {
  return status ? <StatusBadge value={status} looks={looks} className={className} /> : null;
}

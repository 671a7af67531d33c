import type { ProblemCode } from '@kasb/contract';

const moderationProblems: Partial<Record<string, ProblemCode>> = {
  pending: 'moderationPending',
  rejected: 'moderationRejected',
  needs_revision: 'moderationRevision',
};

/** Why a vacancy may not be shown to anybody, or undefined. */
export function hiddenBecause({
  status,
  moderationStatus,
  isBlocked,
}: {
  status: string;
  moderationStatus: string | null;
  /** Whether its company is. */
  isBlocked: boolean;
}): ProblemCode | undefined {
  if (isBlocked) return 'companyBlocked';
  return moderationProblems[moderationStatus ?? ''] ?? (status === 'active' ? undefined : 'vacancyInactive');
}

import type { Application, ApplicationCounts } from '@kasb/contract';
import { isApplicationStatus } from './applicationsView.ts';
import type { ApplicationsView } from './applicationsView.ts';

/** What there is to count from. */
export interface CountSources {
  /** The provider's counts, if it gives any. */
  told: ApplicationCounts | undefined;
  status: ApplicationsView['status'];
  /** What came, before it was narrowed to the status. */
  loaded: readonly Pick<Application, 'status'>[];
  /** How many the list call says there are. */
  total: number;
  hasMore: boolean;
}

/** Figures of a list; an absent one is not known. */
export interface KnownCounts {
  /** Applications in all statuses. */
  all: number | undefined;
  /** Applications in the chosen status. */
  chosen: number | undefined;
  byStatus: Partial<Record<string, number>> | undefined;
}

/**
 * How many applications there are: as the provider counts them, else as they came when all of them did.
 * A provider may ignore the status that it is asked for, which shows in what it sends.
 */
export function knownCounts({ told, status, loaded, total, hasMore }: CountSources): KnownCounts {
  if (told && told.total >= Math.min(1, loaded.length)) {
    return { all: told.total, chosen: status === 'all' ? told.total : told[status], byStatus: told };
  }
  const isWhole = status === 'all' || loaded.some((application) => application.status !== status);
  const byStatus = isWhole && !hasMore ? countByStatus(loaded) : undefined;
  const chosen = status === 'all' || !isWhole ? total : byStatus?.[status];
  return { all: isWhole ? total : undefined, chosen, byStatus };
}

function countByStatus(applications: readonly Pick<Application, 'status'>[]): Record<string, number> {
  const counts: Record<string, number> = { applied: 0, screening: 0, interview: 0, offer: 0, rejected: 0, hired: 0 };
  for (const { status } of applications) if (isApplicationStatus(status)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

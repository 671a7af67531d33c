import { getPublishStatus } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** How often the status is asked for, in milliseconds. */
const POLL_MS = 60_000;

/** Whether a vacancy may be published; nothing is asked while it is not needed. */
export function usePublishStatus(vacancyId: string, isNeeded: boolean) {
  return useQuery(getPublishStatus, isNeeded ? { params: { id: vacancyId } } : null, { every: POLL_MS });
}

import { getPublishStatus } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How often the status is asked for, in milliseconds. */
const POLL_MS = 60_000;
/** The poll and the end of a countdown may fall together: one question is enough. */
const SAME_MOMENT_MS = 1000;

/**
 * Whether a vacancy may be published, asked for every 60 s while the page is seen. A failed question does not end the
 * asking, as SWR's own interval would. Nothing is asked while it is not needed.
 */
export function usePublishStatus(vacancyId: string, isNeeded: boolean) {
  const query = useQuery(getPublishStatus, isNeeded ? { params: { id: vacancyId } } : null);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const refresh = () => {
    if (query.status === 'ready') query.refresh();
    if (query.status === 'error') query.retry();
  };
  /** As `refresh`, but once a moment. */
  const poll = () => {
    if (Date.now() - askedAt.current < SAME_MOMENT_MS) return;
    askedAt.current = Date.now();
    refresh();
  };
  const pollIfSeen = useEffectEvent(() => document.visibilityState === 'visible' && poll());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => pollIfSeen(), POLL_MS);
    return () => clearInterval(timer);
  }, [isNeeded, vacancyId]);

  return { query, refresh, poll };
}

import {
  checkSubscription,
  getPostingSession,
  getPublishStatus,
  getVacancy,
  listCompanyVacancies,
  listVacancies,
  publishVacancy,
} from '@kasb/contract';
import type { ApiError, PublishResult } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useEffect, useRef, useState } from 'react';
import { settledOf } from '../model/results.ts';

/** A running publication is asked about every second, for a minute; then the services that are silent count as failed. */
const ASK_MS = 1000;
const MAX_ASKS = 60;

const touches = [getPublishStatus, checkSubscription, listVacancies, listCompanyVacancies, getVacancy];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How a publication ended. */
export interface PublicationEnd {
  /** What is known of the services. */
  results: readonly PublishResult[];
  /** Why the call itself failed. */
  error?: ApiError;
  /** The provider did not come to an end in time. */
  isLate: boolean;
  /** The services were waited for after the call had been answered. */
  wasLong: boolean;
}

/** Publishes a vacancy and follows the publication until each service has an outcome (decisions: publishing). */
export function usePublication(vacancyId: string) {
  const post = useCommand(publishVacancy, { touches });
  const session = useCommand(getPostingSession);
  const [progress, setProgress] = useState<readonly PublishResult[]>([]);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const follow = async (
    ids: readonly string[],
    sessionId: string,
    first: readonly PublishResult[],
  ): Promise<PublicationEnd> => {
    let results = first;
    for (let asks = 0; asks < MAX_ASKS && isThere.current; asks++) {
      setProgress(results);
      await pause(ASK_MS);
      const answer = await session.run({ params: { id: sessionId } });
      if (!answer.ok) continue;
      results = settledOf(ids, [...results, ...answer.data.results]);
      if (results.length === ids.length || answer.data.status === 'finished')
        return { results, isLate: false, wasLong: true };
    }
    return { results, isLate: true, wasLong: true };
  };

  return {
    /** Outcomes that have come in while it runs. */
    progress,
    async publish(ids: readonly string[]): Promise<PublicationEnd> {
      setProgress([]);
      const answer = await post.run({ params: { id: vacancyId }, body: { selectedServiceIds: [...ids] } });
      if (!answer.ok) return { results: [], error: answer.error, isLate: false, wasLong: false };
      const results = settledOf(ids, answer.data.results);
      const { sessionId } = answer.data;
      if (results.length === ids.length || sessionId === undefined) return { results, isLate: false, wasLong: false };
      return follow(ids, sessionId, results);
    },
  };
}

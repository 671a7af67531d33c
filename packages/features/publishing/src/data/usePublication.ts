import {
  checkSubscription,
  getPostingSession,
  getPublishStatus,
  getVacancy,
  listCompanyVacancies,
  listVacancies,
  publishVacancy,
} from '@kasb/contract';
import type { PostingService } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { begun, ended, isUnderWay, told } from '../model/outcomes.ts';
import type { Outcomes, Silence } from '../model/outcomes.ts';

/**
 * A publication that takes long is asked about every second, for a minute; then the services that are silent have
 * failed.
 */
const ASK_MS = 1000;
const LONGEST_MS = 60_000;

const touches = [getPublishStatus, checkSubscription, listVacancies, listCompanyVacancies, getVacancy];

/** Publishes a vacancy, and follows each try until every service has an outcome (docs/domain.md#publishing). */
export function usePublication(
  vacancyId: string,
  services: readonly PostingService[],
  /** A try has come to its end, for these services. */
  onEnd: (outcomes: Outcomes, ids: readonly string[]) => void,
) {
  const touch = useTouch();
  const post = useCommand(publishVacancy, { touches });
  const [step, setStep] = useState<'selecting' | 'publishing' | 'finished'>('selecting');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<Outcomes>([]);
  const [sessionId, setSessionId] = useState<string>();
  const session = useQuery(getPostingSession, sessionId === undefined ? null : { params: { id: sessionId } }, {
    every: ASK_MS,
    until: ({ status }) => status === 'finished',
  });
  const outcomes = told(known, session.data?.results ?? []);
  const isOver = session.data !== undefined && (session.data.status === 'finished' || !outcomes.some(isUnderWay));

  const end = (last: Outcomes, of: readonly string[], silence?: Silence) => {
    const all = ended(last, silence);
    setKnown(all);
    setSessionId(undefined);
    setStep('finished');
    onEnd(all, of);
  };
  const endSession = useEffectEvent((silence?: Silence) => {
    // The services took longer than the call, so that what it touched has changed again.
    void touch(touches);
    end(outcomes, ids, silence);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the end is told to the host too, once
    if (isOver) endSession();
  }, [isOver]);
  useEffect(() => {
    if (sessionId === undefined) return;
    const timer = setTimeout(() => endSession('late'), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [sessionId]);

  return {
    step,
    /** The services of the last try. */
    ids,
    /** What is known: of the last try while it is under way, then of all. */
    outcomes:
      step === 'publishing'
        ? outcomes.filter((outcome) => ids.includes(outcome.serviceId ?? '') && !isUnderWay(outcome))
        : outcomes,
    async publish(chosen: readonly string[]) {
      const first = begun(known, chosen, services);
      setIds(chosen);
      setKnown(first);
      setStep('publishing');
      const answer = await post.run({ params: { id: vacancyId }, body: { selectedServiceIds: [...chosen] } });
      if (!answer.ok) return end(first, chosen, answer.error);
      const next = told(first, answer.data.results);
      if (answer.data.sessionId === undefined || !next.some(isUnderWay)) return end(next, chosen);
      setKnown(next);
      setSessionId(answer.data.sessionId);
    },
  };
}

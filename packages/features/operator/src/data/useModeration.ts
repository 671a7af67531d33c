import {
  claimModeration,
  getModeration,
  getOperatorCounts,
  listModerationQueue,
  listModerationReasons,
  moderateVacancy,
  nextModeration,
  releaseModeration,
  reopenModeration,
} from '@kasb/contract';
import type { ApiError, Moderation, ModerationDecision, Vacancy } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { unattended, useRoom } from './room.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';
import { useFollowing } from './useQueue.ts';
import { useRefusals } from './useRefusals.ts';

/** What may be said of a vacancy that goes back or is refused. */
export const useReasons = () => useQuery(listModerationReasons, {});

const renewMs = 3 * 60 * 1000;
const touches = [listModerationQueue];

/** A decision that is on its way, or was not taken: the vacancy waits as before. */
type Fate = 'sent' | { title: string; error: ApiError };

/** Whether a vacancy is still to be decided on. */
export const isWaiting = ({ vacancy }: Partial<Moderation>) => (vacancy?.moderation_status ?? 'pending') === 'pending';

/** Whether a vacancy waits, and nobody else looks at it. */
const isFree = (moderation: Partial<Moderation> = {}) => isWaiting(moderation) && moderation.claim?.is_own !== false;

/** The vacancy at hand, and what a moderator does with it. */
export function useModeration(openId: string | undefined) {
  const { operator } = useRoom();
  const canDecide = operator.role !== 'support';
  const [current, setCurrent] = useState<Moderation>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [fates, setFates] = useState<Readonly<Record<string, Fate | undefined>>>({});
  const setFate = (wanted: string, fate?: Fate) => setFates((before) => ({ ...before, [wanted]: fate }));
  const refusals = useRefusals();
  const next = useCommand(nextModeration, { touches });
  const read = useCommand(getModeration);
  const claim = useOperatorCommand(claimModeration, { touches });
  const moderate = useOperatorCommand(moderateVacancy, { touches });
  const reopen = useOperatorCommand(reopenModeration, { touches });
  const release = useCommand(releaseModeration, { touches });
  const touch = useTouch();
  const id = current?.vacancy?.id;
  // Read before it is asked for, so that it stands there as soon as a decision is made.
  const isPassed = (each: string) => each === id || skipped.includes(each) || fates[each] === 'sent';
  const followingId = useFollowing(operator.name, isPassed);
  const following = useQuery(
    getModeration,
    canDecide && id !== undefined && followingId !== undefined ? { params: { id: followingId } } : null,
  );

  const hasLeft = useRef(false);
  // Who answers late asks it what is looked at by now.
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = id;
  }, [id]);

  const takeNext = async (skip: readonly string[] = []) => {
    const sent = Object.keys(fates).filter((each) => fates[each] === 'sent');
    const result = await next.run({ body: { skip: [...new Set([...skipped, ...sent, ...skip])] } });
    if (!result.ok) return result;
    const { vacancy } = result.data;
    // It came with a claim after the page was left.
    if (hasLeft.current && vacancy?.id !== undefined) void release.run({ params: { id: vacancy.id } });
    setCurrent(result.data);
    return result;
  };
  const claiming = useRef<Promise<unknown>>(undefined);
  const ask = (wanted: string, takeOver = false) => {
    const asked = claim.run({ params: { id: wanted }, body: { takeOver } });
    claiming.current = asked;
    return asked;
  };
  const take = async (wanted: string, takeOver = false) => {
    const result = await ask(wanted, takeOver);
    if (result.ok) setCurrent(result.data);
  };
  // Who passes one by, or leaves, keeps nobody else from it. A claim that is on its way would come after this, and
  // stay; a page that is left for good cannot wait for it.
  const letGo = async (isForGood = false) => {
    const isOthers = !canDecide || current?.claim?.is_own === false;
    if (id === undefined || isOthers || fates[id] === 'sent') return;
    if (!isForGood) await claiming.current;
    await release.run({ params: { id } }, { keepalive: true });
  };
  const leave = useEffectEvent((isForGood: boolean) => void letGo(isForGood));
  useEffect(() => {
    const onLeave = () => leave(true);
    hasLeft.current = false;
    addEventListener('pagehide', onLeave);
    return () => {
      hasLeft.current = true;
      removeEventListener('pagehide', onLeave);
      leave(false);
    };
  }, []);
  const open = async (wanted: string) => {
    if (wanted !== id) void letGo();
    const result = await read.run({ params: { id: wanted } });
    if (!result.ok) return;
    setCurrent(result.data);
    if (canDecide && !result.data.claim && isWaiting(result.data)) await take(wanted);
  };
  const begin = useEffectEvent(() => void (openId === undefined ? takeNext() : open(openId)));
  // oxlint-disable-next-line react/set-state-in-effect -- only after the call has answered
  useEffect(() => begin(), [openId]);

  const fate = id === undefined ? undefined : fates[id];
  const isRead = following.data?.vacancy?.id === followingId && isFree(following.data);
  // What was decided need not be looked at until the server has it: the next one is there as soon as it is read.
  const goOn = async () => {
    const ahead = following.data?.vacancy?.id;
    if (ahead === undefined) return;
    setCurrent(following.data);
    const result = await ask(ahead);
    if (result.ok && isFree(result.data)) {
      setCurrent((now) => (now?.vacancy?.id === ahead ? result.data : now));
    } else if (here.current === ahead) {
      // Another was faster.
      claim.reset();
      await takeNext([ahead]);
    }
  };
  const isAhead = fate === 'sent' && isRead;
  const goOnLate = useEffectEvent(() => void goOn());
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what follows was read after the decision
    if (isAhead) goOnLate();
  }, [isAhead]);

  const isOwn = current?.claim?.is_own === true;
  const renew = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === 'visible')
      void claim.run({ params: { id }, body: {} }, unattended);
  });
  useEffect(() => {
    if (!isOwn) return;
    const timer = setInterval(() => renew(), renewMs);
    return () => clearInterval(timer);
  }, [isOwn, id]);

  return {
    current,
    canDecide,
    isLoading: current === undefined && !next.error && !read.error,
    loadError: next.error ?? read.error,
    error: (fate === 'sent' ? undefined : fate?.error) ?? reopen.error ?? claim.error,
    isPending: fate === 'sent' || next.isPending || reopen.isPending,
    /** Decisions that were not taken, on vacancies that are not looked at. */
    refused: Object.entries(fates).flatMap(([each, was]) =>
      each === id || typeof was !== 'object' ? [] : [{ id: each, ...was }],
    ),
    /** What is written of why one goes back or is refused; it stays until that is decided. */
    refusal: id === undefined ? undefined : refusals.of(id),
    writeRefusal: refusals.write,
    open,
    takeNext,
    takeOver: (wanted: string) => take(wanted, true),
    skip: async () => {
      const skip = id === undefined ? skipped : [...skipped, id];
      setSkipped(skip);
      const result = await takeNext(skip);
      if (result.ok && result.data.vacancy?.id !== id) await letGo();
    },
    decide: async ({ id: wanted, title = '' }: Vacancy, decision: ModerationDecision) => {
      setFate(wanted, 'sent');
      const sending = moderate.run(
        { params: { id: wanted }, body: decision },
        current?.version === undefined ? undefined : { headers: { 'if-match': `"${current.version}"` } },
      );
      // Drawn once, not first as sent and then as the next one.
      if (isRead) void goOn();
      const result = await sending;
      const isOver = result.ok || result.error.is('alreadyDecided');
      setFate(wanted, isOver ? undefined : { title, error: result.error });
      if (isOver) refusals.write(wanted, undefined);
      // The next one does not wait for numbers.
      if (result.ok) void touch([getOperatorCounts]);
      if (here.current !== wanted) return result;
      if (isOver) await takeNext([wanted]);
      else if (result.error.is('vacancyChanged')) await open(wanted);
      return result;
    },
    giveBack: async (wanted: string) => {
      const result = await reopen.run({ params: { id: wanted } });
      if (!result.ok) return;
      setCurrent(result.data);
      void touch([getOperatorCounts]);
    },
  };
}

export type ModerationDesk = ReturnType<typeof useModeration>;

import {
  claimModeration,
  getModeration,
  getOperatorCounts,
  listModerationQueue,
  listModerationReasons,
  moderateVacancy,
  nextModeration,
  reopenModeration,
} from '@kasb/contract';
import type { ApiError, Moderation, ModerationDecision, Vacancy } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { unattended, useRoom } from './room.ts';
import { useLook } from './useLook.ts';
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
  const look = useLook();
  const { current } = look;
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [fates, setFates] = useState<Readonly<Record<string, Fate | undefined>>>({});
  const setFate = (wanted: string, fate?: Fate) => setFates((before) => ({ ...before, [wanted]: fate }));
  const refusals = useRefusals();
  const next = useCommand(nextModeration, { touches });
  const read = useCommand(getModeration);
  const claim = useOperatorCommand(claimModeration, { touches });
  const moderate = useOperatorCommand(moderateVacancy, { touches });
  const reopen = useOperatorCommand(reopenModeration, { touches });
  const touch = useTouch();
  const id = current?.vacancy?.id;
  // Read before it is asked for, so that it stands there as soon as a decision is made.
  const isPassed = (each: string) => each === id || skipped.includes(each) || fates[each] === 'sent';
  const followingId = useFollowing(operator.name, isPassed);
  const following = useQuery(
    getModeration,
    canDecide && id !== undefined && followingId !== undefined ? { params: { id: followingId } } : null,
  );

  const takeNext = (skip: readonly string[] = []) => {
    const sent = Object.keys(fates).filter((each) => fates[each] === 'sent');
    return look.claimed(next.run({ body: { skip: [...new Set([...skipped, ...sent, ...skip])] } }), look.wish());
  };
  const take = (wanted: string, isWanted: (answer: Moderation) => boolean, takeOver = false) =>
    look.claimed(claim.run({ params: { id: wanted }, body: { takeOver } }), isWanted);
  const open = async (wanted: string) => {
    const isWanted = look.wish();
    const result = await read.run({ params: { id: wanted } });
    if (!result.ok || !isWanted()) return;
    look.show(result.data);
    if (canDecide && !result.data.claim && isWaiting(result.data)) await take(wanted, isWanted);
  };
  const begin = useEffectEvent(() => void (openId === undefined ? takeNext() : open(openId)));
  // oxlint-disable-next-line react/set-state-in-effect -- only after the call has answered
  useEffect(() => begin(), [openId]);

  const fate = id === undefined ? undefined : fates[id];
  const isRead = following.data?.vacancy?.id === followingId && isFree(following.data);
  // What was decided need not be looked at until the server has it: the next one is there as soon as it is read.
  const goOn = async () => {
    const ahead = following.data?.vacancy?.id;
    if (following.data === undefined || ahead === undefined) return;
    const isWanted = look.wish();
    look.show(following.data);
    const result = await take(ahead, (answer) => isWanted() && isFree(answer));
    if (!isWanted() || (result.ok && isFree(result.data))) return;
    // Another was faster.
    claim.reset();
    await takeNext([ahead]);
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
      void look.claimed(claim.run({ params: { id }, body: {} }, unattended), () => false);
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
    takeOver: (wanted: string) => take(wanted, look.wish(), true),
    skip: async () => {
      const skip = id === undefined ? skipped : [...skipped, id];
      setSkipped(skip);
      await takeNext(skip);
    },
    decide: async ({ id: wanted, title = '' }: Vacancy, decision: ModerationDecision) => {
      setFate(wanted, 'sent');
      look.setDecided(wanted, true);
      const isWanted = look.wish();
      const sending = moderate.run(
        { params: { id: wanted }, body: decision },
        current?.version === undefined ? undefined : { headers: { 'if-match': `"${current.version}"` } },
      );
      // Drawn once, not first as sent and then as the next one.
      if (isRead) void goOn();
      const result = await sending;
      const isOver = result.ok || result.error.is('alreadyDecided');
      setFate(wanted, isOver ? undefined : { title, error: result.error });
      look.setDecided(wanted, isOver);
      if (isOver) refusals.write(wanted, undefined);
      // The next one does not wait for numbers.
      if (result.ok) void touch([getOperatorCounts]);
      if (!isWanted()) return result;
      if (isOver) await takeNext([wanted]);
      else if (result.error.is('vacancyChanged')) await open(wanted);
      return result;
    },
    giveBack: async (wanted: string) => {
      const result = await look.claimed(reopen.run({ params: { id: wanted } }), look.wish());
      if (result.ok) void touch([getOperatorCounts]);
    },
  };
}

export type ModerationDesk = ReturnType<typeof useModeration>;

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
import type { Moderation, ModerationDecision } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRoom } from './room.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';
import { useFollowing } from './useQueue.ts';

/** What may be said of a vacancy that goes back or is refused. */
export const useReasons = () => useQuery(listModerationReasons, {});

const renewMs = 3 * 60 * 1000;
const touches = [listModerationQueue];

/** Whether a vacancy waits, and nobody else looks at it. */
const isFree = ({ vacancy, claim }: Partial<Moderation> = {}) =>
  (vacancy?.moderation_status ?? 'pending') === 'pending' && claim?.is_own !== false;

/** The vacancy at hand, and what a moderator does with it. */
export function useModeration(openId: string | undefined) {
  const { operator } = useRoom();
  const canDecide = operator.role !== 'support';
  const [current, setCurrent] = useState<Moderation>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const next = useCommand(nextModeration, { touches });
  const read = useCommand(getModeration);
  const claim = useOperatorCommand(claimModeration, { touches });
  const moderate = useOperatorCommand(moderateVacancy, { touches });
  const reopen = useOperatorCommand(reopenModeration, { touches });
  const touch = useTouch();
  const id = current?.vacancy?.id;
  // Read before it is asked for, so that it stands there as soon as a decision is made.
  const followingId = useFollowing((each) => each === id || skipped.includes(each));
  const following = useQuery(
    getModeration,
    canDecide && id !== undefined && followingId !== undefined ? { params: { id: followingId } } : null,
  );

  const takeNext = async (skip: readonly string[] = []) => {
    const result = await next.run({ body: { skip: [...new Set([...skipped, ...skip])] } });
    if (result.ok) setCurrent(result.data);
  };
  const take = async (wanted: string, takeOver = false) => {
    const result = await claim.run({ params: { id: wanted }, body: { takeOver } });
    if (result.ok) setCurrent(result.data);
  };
  const takeFollowing = async (decided: string) => {
    const ahead = following.data?.vacancy?.id;
    if (ahead === undefined || ahead !== followingId || !isFree(following.data)) return takeNext([decided]);
    setCurrent(following.data);
    const result = await claim.run({ params: { id: ahead }, body: {} });
    if (!result.ok || !isFree(result.data)) {
      // Another was faster.
      claim.reset();
      return takeNext([decided]);
    }
    setCurrent((now) => (now?.vacancy?.id === ahead ? result.data : now));
  };
  const open = async (wanted: string) => {
    const result = await read.run({ params: { id: wanted } });
    if (!result.ok) return;
    setCurrent(result.data);
    if (canDecide && !result.data.claim) await take(wanted);
  };
  const begin = useEffectEvent(() => void (openId === undefined ? takeNext() : open(openId)));
  // oxlint-disable-next-line react/set-state-in-effect -- only after the call has answered
  useEffect(() => begin(), [openId]);

  const isOwn = current?.claim?.is_own === true;
  const renew = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === 'visible') void claim.run({ params: { id }, body: {} });
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
    error: moderate.error ?? reopen.error ?? claim.error,
    isPending: moderate.isPending || next.isPending || reopen.isPending,
    open,
    takeNext,
    takeFollowing,
    takeOver: (wanted: string) => take(wanted, true),
    skip: async () => {
      const skip = id === undefined ? skipped : [...skipped, id];
      setSkipped(skip);
      await takeNext(skip);
    },
    decide: async (wanted: string, decision: ModerationDecision) => {
      const result = await moderate.run(
        { params: { id: wanted }, body: decision },
        current?.version === undefined ? undefined : { headers: { 'if-match': `"${current.version}"` } },
      );
      // The next one does not wait for numbers.
      if (result.ok) void touch([getOperatorCounts]);
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

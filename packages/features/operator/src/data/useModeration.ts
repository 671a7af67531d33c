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
import { useCommand, useQuery } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRoom } from './room.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

/** What may be said of a vacancy that goes back or is refused. */
export const useReasons = () => useQuery(listModerationReasons, {});

const renewMs = 3 * 60 * 1000;
const touches = [listModerationQueue, getOperatorCounts];

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
  const id = current?.vacancy?.id;

  const takeNext = async (skip: readonly string[] = []) => {
    const result = await next.run({ body: { skip: [...new Set([...skipped, ...skip])] } });
    if (result.ok) setCurrent(result.data);
  };
  const take = async (wanted: string, takeOver = false) => {
    const result = await claim.run({ params: { id: wanted }, body: { takeOver } });
    if (result.ok) setCurrent(result.data);
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
    takeOver: (wanted: string) => take(wanted, true),
    skip: async () => {
      const skip = id === undefined ? skipped : [...skipped, id];
      setSkipped(skip);
      await takeNext(skip);
    },
    decide: (wanted: string, decision: ModerationDecision) =>
      moderate.run(
        { params: { id: wanted }, body: decision },
        current?.version === undefined ? undefined : { headers: { 'if-match': `"${current.version}"` } },
      ),
    giveBack: async (wanted: string) => {
      const result = await reopen.run({ params: { id: wanted } });
      if (result.ok) setCurrent(result.data);
    },
  };
}

export type ModerationDesk = ReturnType<typeof useModeration>;

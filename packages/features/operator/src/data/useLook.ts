import { listModerationQueue, releaseModeration } from '@kasb/contract';
import type { Moderation } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is looked at, as late answers find it. */
interface Look {
  /** The vacancy on the screen. */
  at?: string | undefined;
  /** How many times something else was asked for. */
  wishes: number;
  /** How many calls that may bring a claim have not answered. */
  underWay: number;
  /** Own claims, as far as is known. */
  claims: Set<string>;
}

const touches = [listModerationQueue];

/**
 * The vacancy that a moderator looks at, and the claims that keep others from it. Calls overtake each other and the
 * person: an answer is shown only where nothing else was asked for since, each claim that came with one is kept in
 * mind, and as soon as no call is on its way, the claims of what is not looked at are given back.
 */
export function useLook() {
  const [current, setCurrent] = useState<Moderation>();
  const release = useCommand(releaseModeration, { touches });
  const look = useRef<Look>({ wishes: 0, underWay: 0, claims: new Set() });

  const giveBack = (ids: Iterable<string>) => {
    for (const id of ids) {
      look.current.claims.delete(id);
      void release.run({ params: { id } }, { keepalive: true });
    }
  };
  const tidy = () => {
    const { at, underWay, claims } = look.current;
    if (underWay === 0) giveBack([...claims].filter((id) => id !== at));
  };
  const show = (moderation: Moderation) => {
    look.current.at = moderation.vacancy?.id;
    setCurrent(moderation);
    tidy();
  };

  const leave = useEffectEvent((isForGood: boolean) => {
    const { at, underWay, claims } = look.current;
    // Nobody will be there for the answer to a claim that is on its way.
    const awaited = isForGood && underWay > 0 && at !== undefined ? [at] : [];
    giveBack(new Set([...claims, ...awaited]));
  });
  useEffect(() => {
    const onLeave = () => leave(true);
    const now = look.current;
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      now.wishes += 1;
      now.at = undefined;
      leave(false);
    };
  }, []);

  return {
    current,
    show,
    /** Something is asked for. @returns whether nothing else was since */
    wish: () => {
      look.current.wishes += 1;
      const { wishes } = look.current;
      return () => look.current.wishes === wishes;
    },
    /** Waits for a call that may bring a claim; its answer is shown where it `isWanted`. */
    claimed: async (call: Promise<Result<Moderation>>, isWanted: (answer: Moderation) => boolean) => {
      look.current.underWay += 1;
      const result = await call;
      look.current.underWay -= 1;
      const { vacancy, claim } = result.ok ? result.data : {};
      if (vacancy && claim?.is_own) look.current.claims.add(vacancy.id);
      if (result.ok && isWanted(result.data)) show(result.data);
      else tidy();
      return result;
    },
    /** A vacancy is decided on, which ends its claim, or was not after all. */
    setDecided: (id: string, isDecided: boolean) => {
      if (isDecided) look.current.claims.delete(id);
      else look.current.claims.add(id);
      tidy();
    },
  };
}

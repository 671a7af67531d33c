import type { ApiError } from '@kasb/contract';
import { useRef, useState } from 'react';
import type { CommandResult } from './useCommand.ts';

/** A switch that moves at once and goes back when its call fails. */
export interface OptimisticSwitch {
  /** What the switch shows: the wish while it is on its way, else what is known. */
  isOn: boolean;
  change: (isOn: boolean) => Promise<void>;
  /** Why the last change failed; cleared by the next. */
  error: ApiError | undefined;
}

/** Sends what a switch is moved to. Moves wait for each other, so that the last one decides, and only it is told of. */
export function useOptimisticSwitch(
  known: boolean,
  send: (isOn: boolean) => Promise<CommandResult<unknown>>,
): OptimisticSwitch {
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<ApiError>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    isOn: wanted ?? known,
    error,
    async change(isOn) {
      setWanted(isOn);
      setError(undefined);
      const turn = last.current.then(() => send(isOn));
      last.current = turn;
      const result = await turn;
      if (last.current !== turn) return;
      setWanted(undefined);
      if (!result.ok) setError(result.error);
    },
  };
}

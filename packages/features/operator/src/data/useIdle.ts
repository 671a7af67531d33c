import { getOperator } from '@kasb/contract';
import type { Operator } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { unattended, useOperatorAgain } from './room.ts';

/** How long before its end a session is asked about, in seconds. */
const warned = 120;
const retried = 30;

/** Whether the session is about to end because nobody calls anything, and the way to go on. */
export function useIdle(operator: Operator) {
  const askWho = useOperatorAgain();
  const look = useCommand(getOperator);
  const stay = useCommand(getOperator);
  const [told, setTold] = useState<{ by: Operator; seconds: number | undefined }>();
  const isTold = told?.by === operator;
  const seconds = isTold ? told.seconds : operator.idle_seconds;
  const isNear = seconds !== undefined && seconds <= warned;

  const take = (result: Awaited<ReturnType<typeof look.run>>) => {
    if (result.ok) setTold({ by: operator, seconds: result.data.operator.idle_seconds });
    else if (result.error.is('noSession')) void askWho();
    else return false;
    return true;
  };
  const check = useEffectEvent(async () => {
    // Another window may have gone on meanwhile.
    if (!take(await look.run({}, unattended))) setTold({ by: operator, seconds: isNear ? retried : warned });
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => void check(), (isNear ? seconds : seconds - warned) * 1000);
    return () => clearTimeout(timer);
  }, [told, operator, seconds, isNear]);

  return {
    isNear,
    goOn: async () => void take(await stay.run({})),
    isPending: stay.isPending,
    error: stay.error,
  };
}

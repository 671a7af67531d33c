import { useEffect, useEffectEvent, useState } from 'react';

// Timers fire a little early or late: a wait below this would spin at the boundary.
const shortest = 100;

/** Milliseconds until `end`, drawn anew at each whole `step`; `wasLong` when there was over a minute at first. */
export function useTimeLeft(end: number | undefined, step: number, onEnd?: () => void) {
  const [start] = useState(Date.now);
  const [now, setNow] = useState(start);
  const left = Math.max(0, (end ?? now) - now);
  const isRunning = left > 0;
  const finish = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (end === undefined || !isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      // Read once: an end between two readings would finish what still shows a moment left, and never draw the end.
      const current = Date.now();
      const rest = end - current;
      setNow(current);
      if (rest <= 0) finish();
      else wait(rest);
    };
    const wait = (rest: number) => {
      timer = setTimeout(tick, Math.max(shortest, rest % step || step));
    };
    wait(end - Date.now());
    return () => clearTimeout(timer);
  }, [end, step, isRunning]);

  return { left, wasLong: (end ?? start) - start > 60_000 };
}

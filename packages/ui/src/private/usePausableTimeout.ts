import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onEnd` after `timeout` ms of not being hovered or focused; spread the result on the element that is read. */
export function usePausableTimeout(timeout: number | undefined, isRunning: boolean, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  const left = useRef(timeout);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isRunning) left.current = timeout;
  }, [timeout, isRunning]);

  useEffect(() => {
    if (!isRunning || isPaused || left.current === undefined) return;
    const start = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - start));
    };
  }, [timeout, isRunning, isPaused]);

  const pause = () => setPaused(true);
  const go = () => setPaused(false);
  return { onPointerEnter: pause, onPointerLeave: go, onFocus: pause, onBlur: go };
}

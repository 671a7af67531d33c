import { useEffect, useEffectEvent } from 'react';

const everyMs = 5000;

/** Tries again what failed: when the line is back, and now and then, since a line does not always say that it is. */
export function useTryAgain(isFailed: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isFailed) return;
    const again = () => tryAgain();
    const timer = setInterval(again, everyMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isFailed]);
}

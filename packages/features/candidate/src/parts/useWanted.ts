import { useEffect, useEffectEvent } from 'react';

/** Does what the address asks for by its end, once it can be done, and takes that end away. */
export function useWanted(hash: string, isReady: boolean, keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (!isReady || location.hash !== hash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    keepNow();
  }, [hash, isReady]);
}

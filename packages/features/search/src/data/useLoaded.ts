import { useEffect, useEffectEvent } from 'react';

/** Tells a host of what a page has loaded, whenever that is another. */
export function useLoaded<Data>(data: Data | undefined, onLoaded: ((data: Data) => void) | undefined): void {
  const tell = useEffectEvent((loaded: Data) => onLoaded?.(loaded));
  useEffect(() => {
    if (data !== undefined) tell(data);
  }, [data]);
}

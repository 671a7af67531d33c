import type { Endpoint } from '@kasb/contract';
import { useKasb } from '@kasb/kit';
import { useEffect, useEffectEvent } from 'react';

/** Reads a list again when one comes back to it: pages that are in the cache would stay as they were. */
export function useReadAgain({ endpoint, isHere }: { endpoint: Endpoint; isHere: boolean }) {
  const { touched } = useKasb();
  const readAgain = useEffectEvent(() => isHere && touched.announce([endpoint]));
  useEffect(() => void readAgain(), [endpoint]);
}

import type { Endpoint } from '@kasb/contract';
import { useEffect, useEffectEvent } from 'react';
import { useKasb } from '../provider/kasbContext.ts';

/** Reads a page list again when one comes back to it: pages that are in the cache would stay as they were. */
export function useReadAgain({ endpoint, isHere }: { endpoint: Endpoint; isHere: boolean }) {
  const { touched } = useKasb();
  const readAgain = useEffectEvent(() => isHere && touched.announce([endpoint]));
  useEffect(() => void readAgain(), [endpoint]);
}

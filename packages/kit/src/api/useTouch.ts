'use client';
import type { Endpoint } from '@kasb/contract';
import { useSWRConfig } from 'swr';
import { useKasb } from '../provider/kasbContext.ts';
import { isCallOf } from './isCallOf.ts';

/** Has queries and page lists read again, whatever their arguments. */
export function useTouch(): (endpoints: readonly Endpoint[]) => Promise<void> {
  const { touched } = useKasb();
  const { mutate } = useSWRConfig();
  return async (endpoints) => {
    if (endpoints.length === 0) return;
    touched.announce(endpoints);
    await mutate((key) => endpoints.some((query) => isCallOf(query, key)));
  };
}

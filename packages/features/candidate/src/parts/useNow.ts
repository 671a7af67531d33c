import { useFormat } from '@kasb/kit';
import { useState } from 'react';

/** The moment that the screen was opened, and moments seen from it. */
export function useNow() {
  const [now] = useState(() => Date.now());
  return { now, moments: useFormat().moments(now) };
}

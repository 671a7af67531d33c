import type { Moments } from '@kasb/domain/dates';
import { useFormat } from '@kasb/kit';
import { useState } from 'react';

/** Moments seen from when the screen was opened, in the provider's language and zone. */
export function useMoments(): Moments {
  const [now] = useState(() => Date.now());
  return useFormat().moments(now);
}

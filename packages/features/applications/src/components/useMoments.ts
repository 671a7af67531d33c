import { useFormat, useMessages } from '@kasb/kit';
import { useState } from 'react';
import { applicationsMessages } from '../messages/index.ts';
import { momentsFrom } from '../model/moments.ts';
import type { Moments } from '../model/moments.ts';

/** Moments seen from when the screen was opened, in the provider's language and zone. */
export function useMoments(): Moments {
  const [now] = useState(() => Date.now());
  return momentsFrom(now, useFormat(), useMessages(applicationsMessages));
}

import { crowded } from './crowded.ts';
import type { HostileOpening } from './opening.ts';
import { rude } from './rude.ts';
import { strange } from './strange.ts';

/** Talks that begin as nobody wishes, with what must come of each. */
export const hostileOpenings: readonly HostileOpening[] = [...strange, ...crowded, ...rude];

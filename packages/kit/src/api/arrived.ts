import { ApiError } from '@kasb/contract';
import type { Initial } from './initial.ts';

/** As long as it takes to load the page's scripts on a slow line: until then what came with it counts as just read. */
const youngMs = 60_000;

/** What came with the page. */
export interface Arrived {
  /** Whether the answer to this key came with the page, and so lately that it need not be asked for. */
  isYoung: (key: string | null) => boolean;
  /** Whether a refusal came with the page. */
  isRefused: (key: string | null) => boolean;
}

/** Puts what came with the page into the cache of its queries. */
export function fillCache(cache: Map<string, unknown>, initial: Initial | undefined): Arrived {
  const { at, answers, errors } = initial ?? { at: 0, answers: {}, errors: {} };
  for (const [key, data] of Object.entries(answers)) cache.set(key, { data });
  for (const [key, { status, body }] of Object.entries(errors)) {
    cache.set(key, { error: new ApiError({ kind: 'http', status, body }) });
  }
  return {
    isYoung: (key) => key !== null && Object.hasOwn(answers, key) && Date.now() - at < youngMs,
    isRefused: (key) => key !== null && Object.hasOwn(errors, key),
  };
}

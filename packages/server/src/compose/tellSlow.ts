import type { Logger } from 'pino';
import type { PoolWatch } from '../db/watched.ts';

const slowSeconds = 0.2;
/** Enough to find it by. */
const lettersTold = 200;

/** The same, and what takes long is in the log: its words, without a value. */
export const tellSlow = (pool: string, watch: PoolWatch, log: Logger): PoolWatch => ({
  ...watch,
  query(seconds, words) {
    watch.query(seconds, words);
    if (seconds < slowSeconds) return;
    log.warn({ pool, ms: Math.round(seconds * 1000), statement: nameOf(words) }, 'slow statement');
  },
});

const nameOf = (words: readonly string[]) =>
  words
    .join('?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, lettersTold);

import { setTimeout as delay } from 'node:timers/promises';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';

const tries = 4;
const maxWaitSeconds = 60;

/**
 * For work that nobody waits for: tries a call again after a pause while its failure may pass, 1, 2 and 4 s or as
 * HeadHunter says.
 */
export async function patiently<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HeadHunterError) || !error.isPassing || attempt === tries) throw error;
      const seconds = error.retryAfter ?? 2 ** (attempt - 1);
      if (seconds > maxWaitSeconds) throw error;
      await delay(seconds * 1000, undefined, signal && { signal });
    }
  }
}

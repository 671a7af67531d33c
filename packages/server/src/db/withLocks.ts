import { setTimeout as delay } from 'node:timers/promises';
import { isLocked } from './violations.ts';

/** How patient what changes tables is. */
export interface LockPatience {
  /** How long it waits for a lock, while who comes after it waits behind it. @default 3000 */
  waitMs?: number;
  /** While they then go first. @default two seconds */
  pause?: () => Promise<unknown>;
}

/** As long as a request waits. */
export const lockWaitMs = 3000;
const mostTries = 3;

/** Does all or nothing of what needs locks that others may hold, three times where they are not free in time. */
export async function withLocks<Done>(
  change: () => Promise<Done>,
  { waitMs = lockWaitMs, pause = async () => delay(2000) }: LockPatience = {},
): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (tries === mostTries)
        throw new Error(
          `Somebody uses a table that is to be changed: ${tries} times its lock was not free within ${waitMs} ms. ` +
            'Nothing was changed. Whoever holds it is among the oldest of ' +
            '`select pid, state, xact_start, query from pg_stat_activity order by xact_start`; then try again',
          { cause: error },
        );
      await pause();
    }
  }
}

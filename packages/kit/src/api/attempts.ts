import type { Result } from './result.ts';

/** What a call answered. @throws ApiError */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw result.error;
  return result.data;
}

/** Milliseconds before the next attempt after so many failures in a row: 1, 2, 4 … at most 20 s. */
export const pauseAfter = (failures: number): number => Math.min(20_000, 500 * 2 ** failures);

/** Ends when the time is over, the browser is on-line again, or nobody waits any more. */
export function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

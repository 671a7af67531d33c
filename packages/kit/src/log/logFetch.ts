import type { DebugLog } from './debugLog.ts';

/** Wraps a `fetch` so that each call leaves a line in the log: method, path without its query, status, duration. */
export function logFetch(send: typeof fetch, log: DebugLog, now: () => number = Date.now): typeof fetch {
  return async (input, init) => {
    const started = now();
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://host');
    const event = `${init?.method ?? 'GET'} ${pathname}`;
    try {
      const response = await send(input, init);
      log.write({ event, status: response.status, duration: now() - started });
      return response;
    } catch (error) {
      log.write({ event, status: 0, duration: now() - started });
      throw error;
    }
  };
}

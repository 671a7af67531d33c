import { setTimeout as delay } from 'node:timers/promises';

/** What a balancer and a supervisor ask, outside the contract: `/livez` and `/ready`. */
export type Readiness = (path: string) => Promise<Response | undefined>;

/** What is told beside, which holds nobody back: jobs wait for other processes, and pages are drawn by browsers. */
export interface Parts {
  /** `ok`, `failing` while the queue cannot be reached, `elsewhere` where others do them. */
  jobs: () => 'ok' | 'failing' | 'elsewhere';
  /** `ok`, or `absent` where none were built. */
  pages: 'ok' | 'absent';
}

/** What is known of the server. */
interface Known extends Parts {
  /** Has the database say whether it has the tables that this version needs. */
  askDatabase: () => Promise<boolean>;
  isStopping: () => boolean;
}

/** How old the database's last answer may be. */
const freshMs = 5000;

/**
 * `/livez`: the process answers, nothing else is asked (if not, start it again). `/ready`: it takes requests, since it
 * does not end, and the database answered lately and has what this version needs (if not, send them elsewhere).
 */
export function openReadiness(
  { askDatabase, isStopping, jobs, pages }: Known,
  // By a clock that does not jump.
  { now = () => performance.now(), patienceMs = 1000 } = {},
): Readiness {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let hasTables = true;
  let asking: Promise<void> | undefined;

  /** One question at a time, however many ask: a database that hangs is not heaped with more. */
  function ask(): Promise<void> {
    asking ??= askDatabase()
      .then(
        (answer) => {
          answeredAt = now();
          hasTables = answer;
        },
        () => undefined,
      )
      .finally(() => (asking = undefined));
    return asking;
  }

  async function ready(): Promise<Response> {
    const timeout = new AbortController();
    const late = delay(patienceMs, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
    await Promise.race([ask(), late]);
    timeout.abort();
    const database = now() - answeredAt <= freshMs ? 'ok' : 'away';
    const schema = hasTables ? 'ok' : 'old';
    const isReady = database === 'ok' && hasTables && !isStopping();
    const status = isReady ? 'ok' : isStopping() ? 'stopping' : 'waiting';
    const told = { status, database, schema, jobs: jobs(), pages };
    return Response.json(told, {
      status: isReady ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!isReady && { 'retry-after': '2' }) },
    });
  }

  return async (path) => {
    if (path === '/livez') return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
    return path === '/ready' ? ready() : undefined;
  };
}

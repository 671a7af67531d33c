import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer as it came. */
export interface Got {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Why there is none, in words. */
export interface Missed {
  reason: string;
  /** Nobody answered at all. */
  isUnreached: boolean;
}

/** One request. */
export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** It goes out however the run ends: what was made is taken away. */
  isAlwaysSent?: boolean;
}

/** Sends requests one after the other, politely. */
export interface Wire {
  send: (path: string, asked?: Asked) => Promise<Got | Missed>;
  count: () => number;
  /** Nobody is there, or nobody has answered for so long that nothing more is asked. */
  isGivenUp: () => boolean;
}

interface WireOptions {
  url: string;
  /** At most so many a second; 0 for any. */
  rate: number;
  timeoutMs: number;
  maxRequests: number;
  /** Ends the run: what is asked then is not sent. */
  signal?: AbortSignal | undefined;
}

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const maxBytes = 5 * 1024 ** 2;
const maxRedirects = 3;
/** Of a provider that asks to be asked later, in all. */
const maxWaitMs = 120_000;
/** So many in a row that did not answer: the rest is not asked. */
const patience = 5;

/** Whether there is an answer. */
export const isGot = (answer: Got | Missed): answer is Got => 'status' in answer;

/** Opens a wire to a provider. */
export function openWire({ url, rate, timeoutMs, maxRequests, signal }: WireOptions): Wire {
  let sent = 0;
  let lost = 0;
  let isUnreached = false;
  let freeAt = 0;
  let waitedMs = 0;

  async function ask(target: string, { method = 'GET', headers, body }: Asked): Promise<Response | string> {
    let at = new URL(target);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      sent += 1;
      const response = await fetch(at, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': `kasb-conformance/${version}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || response.status === 304 || location === null)
        return response;
      await response.body?.cancel();
      const next = new URL(location, at);
      if (next.origin !== at.origin || method !== 'GET') return `redirects to ${next.origin}${next.pathname}`;
      const refusal = refusalNow();
      if (refusal !== undefined) return refusal;
      at = next;
    }
    return `redirects more than ${maxRedirects} times`;
  }

  /** Why nothing more is sent, if nothing is. */
  function refusalNow() {
    if (signal?.aborted) return 'the run was stopped';
    if (sent >= maxRequests) return `not asked: ${maxRequests} requests are made already (--max-requests)`;
    return lost >= patience ? `${patience} requests in a row were not answered` : undefined;
  }

  /** How long a provider wants to be left alone, where there is so much patience left. */
  function waitOf({ status, headers }: Response) {
    const asked = status === 429 ? Number(headers.get('retry-after') ?? Number.NaN) * 1000 : Number.NaN;
    return asked >= 0 && waitedMs + asked <= maxWaitMs ? asked : undefined;
  }

  return {
    count: () => sent,
    isGivenUp: () => isUnreached || lost >= patience,
    async send(path, asked = {}) {
      const refusal = asked.isAlwaysSent ? undefined : refusalNow();
      if (refusal !== undefined) return { reason: refusal, isUnreached: false };
      const pause = freeAt - Date.now();
      if (pause > 0) await sleep(pause);
      if (rate > 0) freeAt = Date.now() + 1000 / rate;
      let begun = performance.now();
      try {
        let response = await ask(url + path, asked);
        const wait = typeof response === 'string' ? undefined : waitOf(response);
        if (wait !== undefined && refusalNow() === undefined) {
          waitedMs += wait;
          await sleep(wait, undefined, { signal });
          begun = performance.now();
          response = await ask(url + path, asked);
        }
        if (typeof response === 'string') return { reason: response, isUnreached: false };
        const text = await readText(response);
        lost = 0;
        isUnreached = false;
        if (text === undefined) return { reason: `the body is larger than ${maxBytes} bytes`, isUnreached: false };
        return { status: response.status, headers: response.headers, text, ms: performance.now() - begun };
      } catch (error) {
        lost += 1;
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        const reason = isLate ? `no answer in ${timeoutMs} ms` : `the connection broke: ${causeOf(error)}`;
        isUnreached = !isLate && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(causeOf(error));
        return { reason, isUnreached };
      }
    },
  };
}

/** The body, unpacked; undefined where it is larger than anybody needs. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

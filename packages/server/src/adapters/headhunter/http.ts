import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { parseJson, readAtMost, retryAfterOf } from '../../http/bodies.ts';
import { HeadHunterError, pauseError, readFailure } from './errors.ts';

/** How HeadHunter is reached. */
export interface HttpOptions {
  /** `https://api.hh.ru` */
  apiUrl: string;
  /** `App/1.0 (mail@example.uz)`: without it HeadHunter refuses. */
  userAgent: string;
  /** How long one call may take. @default 5 seconds */
  timeoutMs?: number;
  /** How long nothing is asked after five failures in a row. @default 15 seconds */
  restMs?: number;
  /** Hears when it begins and ends to be left alone. */
  onRest?: (isResting: boolean) => void;
}

/** A call of HeadHunter. */
interface HttpCall {
  method?: string;
  /** A path, or a whole address that HeadHunter gave: of the same origin, any other is refused. */
  address: string;
  query?: Record<string, string | number>;
  token?: string | undefined;
  form?: Record<string, string>;
  json?: object;
  signal?: AbortSignal | undefined;
}

/** Sends a call and reads its JSON; undefined where the answer has none. @throws HeadHunterError */
export type Http = (call: HttpCall) => Promise<unknown>;

const maxAnswerBytes = 8 * 1024 * 1024;
const maxPauseSeconds = 300;

/**
 * Calls HeadHunter with a time-out. After five failures in a row nothing is asked for a while, and after its 429
 * nothing until the time it names: who asks meanwhile is refused at once, so that a dead HeadHunter slows nobody.
 */
export function createHttp({ apiUrl, userAgent, timeoutMs = 5000, restMs = 15_000, onRest }: HttpOptions): Http {
  const base = new URL(apiUrl);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof HeadHunterError && error.kind === 'down'),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(5) },
  );
  breaker.onBreak(() => onRest?.(true));
  breaker.onReset(() => onRest?.(false));
  let pausedUntil = 0;

  async function send({ method = 'GET', address, query = {}, token, form, json, signal }: HttpCall): Promise<unknown> {
    const url = new URL(address, base);
    if (url.origin !== base.origin)
      throw new HeadHunterError('refused', 'hhForeignAddress', { reason: 'foreign address' });
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        'hh-user-agent': userAgent,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const bytes = await readAtMost(response, maxAnswerBytes);
    if (!bytes) throw new HeadHunterError('down', 'hhDown', { reason: 'too large' });
    const text = new TextDecoder().decode(bytes);
    const body = parseJson(text);
    if (response.ok) {
      if (body === undefined && text.trim() !== '') throw new HeadHunterError('down', 'hhDown', { reason: 'not JSON' });
      return body;
    }
    const error = readFailure(response.status, body, retryAfterOf(response));
    if (error.kind === 'later') pausedUntil = Date.now() + Math.min(error.retryAfter ?? 1, maxPauseSeconds) * 1000;
    throw error;
  }

  return async (call) => {
    const pause = (pausedUntil - Date.now()) / 1000;
    if (pause > 0) throw pauseError(Math.ceil(pause));
    try {
      return await breaker.execute(() =>
        send(call).catch((error: unknown) => Promise.reject(asFailure(error, call.signal))),
      );
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new HeadHunterError('down', 'hhDown', {
        reason: 'resting',
        retryAfter: Math.ceil(restMs / 1000),
        cause: error,
      });
    }
  };
}

/**
 * No connection, no answer in time, an end in the middle: all of them mean that it is down, unless we gave up
 * ourselves.
 */
function asFailure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof HeadHunterError || signal?.aborted) return error;
  return new HeadHunterError('down', 'hhDown', { reason: error instanceof Error ? error.name : '', cause: error });
}

import type { Endpoint } from '@kasb/contract';
import { mock, neverAnswered, requestHeader, storyHeader } from '../mocks/mocks.ts';
import type { MockCall } from '../mocks/mocks.ts';

/** How the requests of a story are held. */
export interface RequestOptions {
  /** How long `sent`, `lastSent` and `quiet` wait, in milliseconds. @default 4000 */
  limit?: number;
  /** Milliseconds by which the next request is held back, so that answers come late and in any order. */
  jitter?: () => number;
}

/** Requests that have no answer yet, by their number. */
const underWay = new Map<string, Promise<void>>();
let sentSoFar = 0;
let limit = 4000;

// Not faked: a story's own clock may stand still.
const later = globalThis.setTimeout;
const pause = (milliseconds: number) => new Promise<void>((resolve) => void later(resolve, milliseconds));
const frame = () => new Promise<unknown>((resolve) => void requestAnimationFrame(resolve));

/**
 * Marks the requests of a story as its own, and ends them with it: none is answered, or missed, in the story after.
 * Returns the way to end them.
 */
export function holdRequests(story: string, { limit: longest = 4000, jitter }: RequestOptions = {}) {
  const send = globalThis.fetch;
  const end = new AbortController();
  limit = longest;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const number = String((sentSoFar += 1));
    request.headers.set(storyHeader, story);
    request.headers.set(requestHeader, number);
    const signal = AbortSignal.any([request.signal, end.signal]);
    const go = () => send(request, { signal });
    const answer = jitter ? pause(jitter()).then(go) : go();
    // Until its last byte is here: the screen shows nothing of it before.
    const settled = answer
      .then((response) => response.clone().arrayBuffer())
      .then(
        () => void underWay.delete(number),
        () => void underWay.delete(number),
      );
    underWay.set(number, settled);
    return answer;
  };
  return async (): Promise<void> => {
    end.abort();
    // One that fails by this may send another.
    do {
      await Promise.all(underWay.values());
      await pause(0);
    } while (underWay.size > 0);
    globalThis.fetch = send;
  };
}

const told = (calls: MockCall[]) =>
  calls.map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body) ?? ''}`).join('\n') || 'nothing';

/** Looks once a frame for what is wanted; after the limit it fails and tells what was sent. */
async function waited<T>(endpoint: Endpoint | undefined, wanted: string, look: () => T | undefined): Promise<T> {
  for (const started = performance.now(); ; await frame()) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() - started < limit) continue;
    throw new Error(`${wanted}; sent was\n${told(mock.calls(endpoint))}`);
  }
}

/** Waits by frames for what a story perceives: a faked clock has no timers to wait with. */
export const until = (isDone: () => boolean): Promise<true> =>
  waited(undefined, `not ${String(isDone)}`, () => isDone() || undefined);

/** Waits until a call went out for the n-th time, and gives that one. */
export function sent(endpoint: Endpoint, n = 1): Promise<MockCall> {
  return waited(endpoint, `no call number ${n} of ${endpoint.path}`, () => mock.calls(endpoint)[n - 1]);
}

/** Waits until the last call of an endpoint is one that matches, and gives it. */
export function lastSent(endpoint: Endpoint, matches: (call: MockCall) => boolean): Promise<MockCall> {
  return waited(endpoint, `the last call of ${endpoint.path} does not match ${String(matches)}`, () => {
    const last = mock.calls(endpoint).at(-1);
    return last && matches(last) ? last : undefined;
  });
}

/**
 * Waits until no request is under way and the screen has had two frames to send another; then gives what was sent, of
 * one endpoint or of all. Requests that a mock never answers are not waited for.
 */
export async function quiet(endpoint?: Endpoint): Promise<MockCall[]> {
  const isBusy = () => [...underWay.keys()].some((number) => !neverAnswered.has(number));
  do {
    await waited(undefined, 'requests do not end', () => (isBusy() ? undefined : true));
    await frame();
    await frame();
    await pause(0);
  } while (isBusy());
  return mock.calls(endpoint);
}

/**
 * How often a call was answered until now: for mocks whose answer depends on it, where there is nothing to wait for.
 */
export const answeredSoFar = (endpoint: Endpoint): number => mock.calls(endpoint).length;

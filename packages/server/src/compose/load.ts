import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** How much a server has to do. */
export interface Load {
  /** A request begins. @returns what ends it */
  begin: () => () => void;
  /** Whether there is more than can be done in time: what may wait is refused meanwhile. */
  isHigh: () => boolean;
  stop: () => void;
}

interface LoadOptions {
  log: Logger;
  /** How late the event loop was in the last second, in milliseconds: that of 99 turns of 100. @default its own */
  lateness?: () => number;
  lookMs?: number;
}

const mostRequests = 500;
const mostLateMs = 200;
/** How often the loop is looked at, in milliseconds: one long pause in a second is still less than one turn of 100. */
const turnMs = 5;

/** Follows how much a server has to do. */
export function followLoad({ log, lateness = watchLoop(), lookMs = 1000 }: LoadOptions): Load {
  let underWay = 0;
  let isLate = false;
  let wasHigh = false;
  const isHigh = () => isLate || underWay > mostRequests;
  const timer = setInterval(() => {
    const lateMs = Math.round(lateness());
    isLate = lateMs > mostLateMs;
    if (isHigh() !== wasHigh) {
      wasHigh = isHigh();
      log.warn({ lateMs, underWay }, wasHigh ? 'too much to do: what may wait is refused' : 'requests are taken again');
    }
  }, lookMs).unref();
  return {
    begin() {
      underWay += 1;
      return () => void (underWay -= 1);
    },
    isHigh,
    stop: () => clearInterval(timer),
  };
}

/** Sessions of people and of operators. */
const sessionPattern = /(?:^|; ?)(?:__Host-)?kasb_(?:session|operator)=/;

/** Whether who asks may come again later: not who writes and is signed in, or was sent a link for it. */
export function mayWait({ method, headers }: Request, { hasLink = false } = {}): boolean {
  const isKnown = hasLink || headers.has('authorization') || sessionPattern.test(headers.get('cookie') ?? '');
  return !isKnown || ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

function watchLoop(): () => number {
  const loop = monitorEventLoopDelay({ resolution: turnMs });
  loop.enable();
  return () => {
    const late = loop.percentile(99) / 1e6 - turnMs;
    loop.reset();
    return late;
  };
}

/** Never too much: for what is measured and tried. */
export const noLoad: Load = { begin: () => () => undefined, isHigh: () => false, stop: () => undefined };

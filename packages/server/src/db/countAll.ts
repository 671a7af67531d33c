import type { Database } from './database.ts';

interface Kept<Counted> {
  counted: Counted;
  at: number;
}

/** Fewer are counted each time: it takes a millisecond. */
const usuallyExactUpTo = 10_000;
const keptMs = 60_000;
/** As many different counts of a database: those that were asked for last. */
const mostKept = 500;

/**
 * Counts what is often asked for. Of many the numbers may be a minute old, which nobody can see, and two while they are
 * counted anew: to count a million for each page would take longer than all the rest of it. `totalOf` says how many
 * were looked at.
 */
export function createCounter<Counted>(totalOf: (counted: Counted) => number, exactUpTo = usuallyExactUpTo) {
  let kept: Kept<Counted> | undefined;
  let underWay: Promise<Counted> | undefined;

  function countAnew(now: number, count: () => Promise<Counted>): Promise<Counted> {
    const counting = count()
      .then((counted) => {
        kept = { counted, at: now };
        return counted;
      })
      .finally(() => (underWay = undefined));
    underWay = counting;
    return counting;
  }

  return (now: number, count: () => Promise<Counted>): Promise<Counted> => {
    // Small numbers are exact: who waits for another's count would miss what they wrote themselves.
    if (!kept || totalOf(kept.counted) <= exactUpTo) return countAnew(now, count);
    const age = Math.abs(now - kept.at);
    if (age < keptMs) return Promise.resolve(kept.counted);
    const counting = underWay ?? countAnew(now, count);
    if (age >= 2 * keptMs) return counting;
    counting.catch(() => undefined);
    return Promise.resolve(kept.counted);
  };
}

type Counter = ReturnType<typeof createCounter<unknown>>;

interface Count<Counted> {
  what: string;
  now: number;
  count: () => Promise<Counted>;
  totalOf: (counted: Counted) => number;
  /** Fewer are counted each time: less than usual of what takes long to find. */
  exactUpTo?: number;
}

/** By the pool, so that no two databases share one. */
const counters = new WeakMap<Database, Map<string, Counter>>();

/** Counts by the one counter of what is counted in a database. */
export function countAll<Counted>(db: Database, asked: Count<Counted>): Promise<Counted> {
  const { what, now, count, totalOf, exactUpTo } = asked;
  const ofSql = counters.get(db) ?? new Map<string, Counter>();
  counters.set(db, ofSql);
  const counter = ofSql.get(what) ?? (createCounter(totalOf, exactUpTo) as Counter);
  ofSql.delete(what);
  ofSql.set(what, counter);
  for (const oldest of ofSql.keys()) {
    if (ofSql.size <= mostKept) break;
    ofSql.delete(oldest);
  }
  return counter(now, count) as Promise<Counted>;
}

import type postgres from 'postgres';

type Counter<Counted> = (now: number) => Promise<Counted>;

interface Kept<Counted> {
  counted: Counted;
  at: number;
}

/** Fewer are counted each time: it takes a millisecond. */
const exactUpTo = 10_000;
const keptMs = 60_000;

/**
 * Counts what is often asked for. Of many the numbers may be a minute old, which nobody can see, and two while they are
 * counted anew: to count a million for each page would take longer than all the rest of it. `totalOf` says how many
 * were looked at.
 */
export function createCounter<Counted>(
  count: () => Promise<Counted>,
  totalOf: (counted: Counted) => number,
): Counter<Counted> {
  let kept: Kept<Counted> | undefined;
  let underWay: Promise<Counted> | undefined;

  function countAnew(now: number): Promise<Counted> {
    const counting = count()
      .then((counted) => {
        kept = { counted, at: now };
        return counted;
      })
      .finally(() => (underWay = undefined));
    underWay = counting;
    return counting;
  }

  return (now) => {
    // Small numbers are exact: who waits for another's count would miss what they wrote themselves.
    if (!kept || totalOf(kept.counted) <= exactUpTo) return countAnew(now);
    const age = Math.abs(now - kept.at);
    if (age < keptMs) return Promise.resolve(kept.counted);
    const counting = underWay ?? countAnew(now);
    if (age >= 2 * keptMs) return counting;
    counting.catch(() => undefined);
    return Promise.resolve(kept.counted);
  };
}

interface Count<Counted> {
  /** What is counted, of a few hundred at most. */
  what: string;
  now: number;
  count: () => Promise<Counted>;
  totalOf: (counted: Counted) => number;
}

/** By the pool, so that no two databases share one. */
const counters = new WeakMap<postgres.Sql, Map<string, Counter<unknown>>>();

/** Counts by the one counter of what is counted in a database. */
export function countAll<Counted>(sql: postgres.Sql, { what, now, count, totalOf }: Count<Counted>): Promise<Counted> {
  const ofSql = counters.get(sql) ?? new Map<string, Counter<unknown>>();
  counters.set(sql, ofSql);
  const known = (ofSql.get(what) as Counter<Counted> | undefined) ?? createCounter(count, totalOf);
  ofSql.set(what, known);
  return known(now);
}

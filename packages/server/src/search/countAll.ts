interface Kept {
  total: number;
  at: number;
}

/** Fewer are counted each time: it takes a millisecond. */
const exactUpTo = 10_000;
const keptMs = 60_000;

/**
 * Counts what is often asked for. Of many the number may be a minute old, which nobody can see, and two while it is
 * counted anew: to count a million for each page would take longer than all the rest of it.
 */
export function createCounter(count: () => Promise<number>): (now: number) => Promise<number> {
  let kept: Kept | undefined;
  let underWay: Promise<number> | undefined;

  function countAnew(now: number): Promise<number> {
    const counting = count()
      .then((total) => {
        kept = { total, at: now };
        return total;
      })
      .finally(() => (underWay = undefined));
    underWay = counting;
    return counting;
  }

  return (now) => {
    // Small numbers are exact: who waits for another's count would miss what they wrote themselves.
    if (!kept || kept.total <= exactUpTo) return countAnew(now);
    const age = Math.abs(now - kept.at);
    if (age < keptMs) return Promise.resolve(kept.total);
    const counting = underWay ?? countAnew(now);
    if (age >= 2 * keptMs) return counting;
    counting.catch(() => undefined);
    return Promise.resolve(kept.total);
  };
}

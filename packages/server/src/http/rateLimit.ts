import type { ProblemCode } from '@kasb/contract';
import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateHits } from '../db/schema/index.ts';
import { Problem } from './problem.ts';

/** At most `max` times in any `seconds`. */
export interface RateLimit {
  /** What is counted, such as `sms:998901234567`. Limits may share one. */
  bucket: string;
  max: number;
  seconds: number;
  /** Looked at, not counted: what counts is told by other tries. */
  isWatched?: boolean;
  /** What is told when it is reached. @default 'tooOften' */
  problem?: ProblemCode;
}

/** How far clocks of servers may be apart: what is later still was counted by one that has been put right since. */
const skewMs = 5 * 60 * 1000;

/**
 * Counts one try against every bucket, or none when a limit is reached. Two tries at once wait for each
 * other. @throws Problem tooOften or the limit's own, with the seconds to wait
 */
export async function countTry(db: Database, limits: RateLimit[], now: Date): Promise<void> {
  const buckets = [...new Set(limits.map(({ bucket }) => bucket))].sort();
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const since = new Date(now.getTime() - longest * 1000);
  const until = new Date(now.getTime() + skewMs);
  await db.transaction(async (transaction) => {
    for (const bucket of buckets) {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
    }
    const isOutside = or(lte(rateHits.hitAt, since), gt(rateHits.hitAt, until));
    await transaction.delete(rateHits).where(and(inArray(rateHits.bucket, buckets), isOutside));
    const hits = await transaction
      .select()
      .from(rateHits)
      .where(and(inArray(rateHits.bucket, buckets), gt(rateHits.hitAt, since)))
      .orderBy(desc(rateHits.hitAt));
    const waits = limits.map(({ bucket, max, seconds, problem = 'tooOften' }) => {
      // The hit whose ageing makes room for one more.
      const blocking = hits.filter((hit) => hit.bucket === bucket)[max - 1];
      const wait = blocking ? Math.ceil((blocking.hitAt.getTime() + seconds * 1000 - now.getTime()) / 1000) : 0;
      return { problem, wait };
    });
    const longestWait = waits.reduce((left, right) => (right.wait > left.wait ? right : left));
    if (longestWait.wait > 0) throw new Problem(longestWait.problem, { retryAfter: longestWait.wait });
    const counted = new Set(limits.filter(({ isWatched }) => !isWatched).map(({ bucket }) => bucket));
    if (counted.size > 0)
      await transaction.insert(rateHits).values([...counted].map((bucket) => ({ bucket, hitAt: now })));
  });
}

/** How many tries a bucket had in so many seconds. */
export async function triesOf(db: Database, bucket: string, seconds: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - seconds * 1000);
  return db.$count(rateHits, and(eq(rateHits.bucket, bucket), gt(rateHits.hitAt, since)));
}

/** Takes the latest try back from each bucket: it came to a good end. */
export async function giveBack(db: Database, buckets: readonly string[]): Promise<void> {
  if (buckets.length === 0) return;
  await db.execute(sql`
    delete from ${rateHits} where ctid in (
      select distinct on (bucket) ctid from ${rateHits} where ${inArray(rateHits.bucket, [...buckets])}
      order by bucket, hit_at desc)`);
}

import type postgres from 'postgres';
import { connect } from './database.ts';
import { laterSteps } from './migrations/after/index.ts';
import type { LaterStep } from './migrations/after/index.ts';
import { lockWaitMs, withLocks } from './withLocks.ts';

/** Held while one process does them. */
const laterLock = 4_158_004;
const keyOf = ({ name }: LaterStep) => `after:${name}`;

interface LaterOptions {
  steps?: readonly LaterStep[];
  signal?: AbortSignal | undefined;
}

/** The names of what migrations left for later and nobody has done. */
export async function laterThan(sql: postgres.Sql, steps: readonly LaterStep[] = laterSteps): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from seeds where name = any(${steps.map(keyOf)})`;
  return steps.filter((step) => !rows.some(({ name }) => name === keyOf(step))).map(({ name }) => name);
}

/**
 * Does it, as the owner of the tables on a connection without a pooler, one process at a time. @returns what was done
 */
export async function finishLater(url: string, { steps = laterSteps, signal }: LaterOptions = {}): Promise<string[]> {
  // One connection: the lock is its own, and goes with it.
  const { sql, close } = connect(url, { max: 1 });
  const done: string[] = [];
  try {
    const [lock] = await sql<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${laterLock}) as "isOurs"`;
    if (!lock?.isOurs) return done;
    const left = await laterThan(sql, steps);
    for (const step of steps.filter(({ name }) => left.includes(name))) {
      signal?.throwIfAborted();
      await step.run(sql, signal);
      await sql`insert into seeds (name) values (${keyOf(step)}) on conflict do nothing`;
      done.push(step.name);
    }
    return done;
  } finally {
    await close();
  }
}

/** Builds an index while people read and write; one that was cut off is dropped first, as it serves nobody. */
export async function buildIndex(sql: postgres.Sql, name: string, definition: string): Promise<void> {
  const [left] = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`;
  if (left) await sql.unsafe(`drop index concurrently ${name}`);
  await sql.unsafe(`create index concurrently if not exists ${name} ${definition}`);
}

interface Change {
  table: string;
  /** By which its rows are walked, in their order. @default id */
  key?: string;
  /** What is written into each, as in `set`. */
  set: string;
  /** Which are not done yet, as in `where`: one that is begun again passes over the others. */
  where: string;
}

interface BatchOptions {
  signal?: AbortSignal | undefined;
  /** Few enough that nobody waits for their locks. @default 5000 */
  rows?: number;
}

/**
 * Changes the rows of a table while people read and write, so many in a transaction; until none is left, also of those
 * that servers of the version before write meanwhile. @returns how many it changed
 */
export async function changeInBatches(
  sql: postgres.Sql,
  change: Change,
  { signal, rows = 5000 }: BatchOptions = {},
): Promise<number> {
  let changed = 0;
  for (let before = -1; before !== changed;) {
    before = changed;
    let place: string | null | undefined;
    do {
      signal?.throwIfAborted();
      const batch = await changeBatch(sql, change, place, rows);
      changed += batch.changed;
      place = batch.place;
    } while (place !== null);
  }
  return changed;
}

interface Batch {
  changed: number;
  /** Its last key, as text; null where it had no rows. */
  place: string | null;
}

async function changeBatch(
  sql: postgres.Sql,
  { table, key = 'id', set, where }: Change,
  after: string | null | undefined,
  rows: number,
): Promise<Batch> {
  const beyond = typeof after === 'string' ? `where ${key} > $1` : '';
  const statement = `
    with batch as materialized (
      select ${key} as key from ${table} ${beyond} order by ${key} limit ${rows}
    ), changed as (
      update ${table} set ${set} where ${key} in (select key from batch) and (${where}) returning 1
    )
    select (select count(*) from changed)::int as changed,
      (select key::text from batch order by key desc limit 1) as place`;
  const [batch] = await withLocks(async () =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`;
      return transaction.unsafe<Batch[]>(statement, typeof after === 'string' ? [after] : []);
    }),
  );
  return batch ?? { changed: 0, place: null };
}

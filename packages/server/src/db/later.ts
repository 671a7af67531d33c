import type postgres from 'postgres';
import { connect } from './database.ts';
import { laterSteps } from './migrations/after/index.ts';
import type { LaterStep } from './migrations/after/index.ts';

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

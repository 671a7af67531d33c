import type { Logger } from 'pino';
import type { Pieces } from './pieces.ts';
import { openPool } from './pool.ts';

/** Does pieces of work on people's texts beside the server, so that no text can stop it. */
export interface Budget {
  /** What a piece answers; undefined when its time ran out or it failed, which the log tells. */
  run<Name extends keyof Pieces>(
    name: Name,
    input: Parameters<Pieces[Name]>[0],
  ): Promise<ReturnType<Pieces[Name]> | undefined>;
  /** Ends the workers; a piece under way answers undefined. */
  stop(): Promise<void>;
}

const limitMs = 200;
const workers = 2;

/** Starts the workers, and waits until they have warmed up. */
export async function openBudget(log: Logger): Promise<Budget> {
  const pool = await openPool({ file: new URL('worker.ts', import.meta.url), size: workers, limitMs, log });
  return pool as Budget;
}

import { openPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';

/** Does pieces of work on people's texts beside the server, so that no text can stop it. */
export interface Budget {
  /** What a piece answers; undefined when its time ran out or it failed, which the log tells. */
  run<Given, Answer>(piece: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer | undefined>;
  /** Ends the workers; a piece under way answers undefined. */
  stop(): Promise<void>;
}

type BudgetOptions = Pick<PoolOptions, 'file' | 'log'> & Partial<PoolOptions>;

/**
 * Starts the workers of a file, and waits until they have warmed up. A piece is named by its function, and is among
 * those that the file serves. @default 2 workers, 200 ms
 */
export async function openBudget({ size = 2, limitMs = 200, ...options }: BudgetOptions): Promise<Budget> {
  const { run, stop } = await openPool({ size, limitMs, ...options });
  return {
    run: async <Given, Answer>(piece: (given: Given) => Answer | Promise<Answer>, given: Given) =>
      (await run(piece.name, given)) as Answer | undefined,
    stop,
  };
}

import { openPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';

/** Does pieces of work on people's texts beside the server, so that no text can stop it. */
export interface Budget {
  /**
   * What a piece answers; undefined when its time ran out, it failed, or no worker was there for so long, which the log
   * tells. Undefined is no answer: who asked must not take it for an empty one.
   */
  run<Given, Answer>(
    piece: (given: Given) => Answer | Promise<Answer>,
    given: Given,
    patienceMs?: number,
  ): Promise<Answer | undefined>;
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
    run: async <Given, Answer>(piece: (given: Given) => Answer | Promise<Answer>, given: Given, patienceMs?: number) =>
      (await run(piece.name, given, patienceMs)) as Answer | undefined,
    stop,
  };
}

import type postgres from 'postgres';

/**
 * What a migration leaves for later, since it takes long: an index over millions of rows (`buildIndex`), a column that
 * is filled (`changeInBatches`). It may be cut off and is then begun again, and servers of its version work meanwhile.
 */
export interface LaterStep {
  /** Unique and lasting: it is known by it for done. */
  name: string;
  /** Does it, in no transaction, as the owner of the tables. */
  run: (sql: postgres.Sql, signal?: AbortSignal) => Promise<void>;
}

/** All of them, the oldest first. */
export const laterSteps: readonly LaterStep[] = [];

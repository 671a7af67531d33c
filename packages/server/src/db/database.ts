import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema/index.ts';

/** The database as verbs use it; a transaction is one too. */
export type Database = PostgresJsDatabase<typeof schema>;

/** A pool of connections. */
export interface Connections {
  db: Database;
  /** The same pool for hot queries, which it prepares. Moments come and go as texts. */
  sql: postgres.Sql;
  /** Waits for running queries, at most 5 seconds, and closes. */
  close: () => Promise<void>;
}

/** Opens a pool; connections are made when they are needed. */
export function connect(url: string, { max = 10 }: { max?: number } = {}): Connections {
  const sql = postgres(url, {
    max,
    // Compiling a plan costs more than it gains here.
    connection: { application_name: 'kasb', TimeZone: 'UTC', jit: 'off' },
    onnotice: () => undefined,
  });
  return { sql, db: drizzle({ client: sql, schema, casing: 'snake_case' }), close: () => sql.end({ timeout: 5 }) };
}

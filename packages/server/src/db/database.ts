import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { createGate } from './gate.ts';
import * as schema from './schema/index.ts';
import { watched } from './watched.ts';
import type { PoolWatch } from './watched.ts';

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

/** What a request may take, in milliseconds: no lock and no slow query may stop the others for longer. */
const requestLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
};
/** Of 24 days, the longest: the driver leaves out a zero. */
const longest = 2_147_483_647;
const noLimits = { statement_timeout: longest, lock_timeout: longest, idle_in_transaction_session_timeout: longest };
/** How long a request waits for a connection that is free. */
const gatePatienceMs = 8000;
const connectSeconds = 5;
const longestPauseSeconds = 1;

/** How many connections, and whether they go through a pooler that gives each transaction another one. */
interface PoolOptions {
  max?: number;
  isPooled?: boolean;
  /** How long it waits for a lock. @default for ever */
  lockWaitMs?: number;
  /** Whether many work with them at once: then nothing takes a second one inside a transaction. */
  isShared?: boolean;
  /** Who is told of what is asked of them. */
  watch?: PoolWatch | undefined;
}

/** Opens a pool; connections are made when they are needed. */
export function connect(
  url: string,
  { max = 10, lockWaitMs = longest, ...passage }: Pick<PoolOptions, 'max' | 'lockWaitMs' | 'watch' | 'isShared'> = {},
): Connections {
  const sql = open(url, { max, limits: { ...noLimits, lock_timeout: lockWaitMs } });
  return connectionsOf(watched(sql, { watch: undefined, ...passage }));
}

/** Opens a pool for what people wait for: everything in it has a time limit, getting a connection too. */
export function connectForRequests(
  url: string,
  { max = 10, watch, isShared, ...kind }: Omit<PoolOptions, 'lockWaitMs'> = {},
): Connections {
  const sql = open(url, { max, ...kind, limits: requestLimits });
  return connectionsOf(watched(sql, { gate: createGate(max, gatePatienceMs), watch, isShared }));
}

/**
 * Has the role that connects keep the limits of requests by itself: a pooler refuses them where a connection begins.
 * Connections that say otherwise go by what they say.
 */
export async function limitRole(sql: postgres.TransactionSql): Promise<void> {
  for (const [name, value] of Object.entries({ jit: 'off', ...requestLimits }))
    await sql.unsafe(`alter role current_user set ${name} = '${value}'`);
}

interface OpenOptions extends Pick<PoolOptions, 'isPooled'> {
  max: number;
  limits: Record<keyof typeof requestLimits, number>;
}

function open(url: string, { max, isPooled = false, limits }: OpenOptions): postgres.Sql {
  return postgres(url, {
    max,
    // The next statement may come to another connection, which has not prepared it, or another one by its name.
    prepare: !isPooled,
    // Compiling a plan costs more than it gains here.
    connection: { application_name: 'kasb', TimeZone: 'UTC', ...(!isPooled && { jit: 'off', ...limits }) },
    connect_timeout: connectSeconds,
    // All failures of a pool count together: by itself it would rest for 20 seconds after a database that restarts.
    backoff: (failures) => Math.min(0.1 * 2 ** failures, longestPauseSeconds),
    onnotice: () => undefined,
  });
}

function connectionsOf(sql: postgres.Sql): Connections {
  return { sql, db: drizzle({ client: sql, schema, casing: 'snake_case' }), close: () => sql.end({ timeout: 5 }) };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import * as schema from './schema/index.ts';
import { isOutdated } from './violations.ts';

/** The database as verbs use it; a transaction is one too. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A pool of connections. */
export interface Connections {
  db: NodePgDatabase<typeof schema>;
  /** How many there are, and how many wait for one. */
  pool: Pick<Pool, 'options' | 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Waits for running queries, at most 5 seconds, and closes. */
  close: () => Promise<void>;
}

/** What a request may take, in milliseconds: no lock and no slow query may stop the others for longer. */
const requestLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
};
/** Of 24 days, the longest: a zero would be left to what the role has. */
const longest = 2_147_483_647;
const noLimits = { statement_timeout: longest, lock_timeout: longest, idle_in_transaction_session_timeout: longest };
/** How long a request waits for a connection. */
const patienceMs = 8000;
/** Compiling a plan costs more than it gains here. */
const always = { jit: 'off', TimeZone: 'UTC' };

/** How many connections, and whether they go through a pooler that gives each transaction another one. */
interface PoolOptions {
  max?: number;
  isPooled?: boolean;
  /** How long it waits for a lock. @default for ever */
  lockWaitMs?: number;
  /** Whether many work with them at once: then nothing takes a second one inside a transaction. */
  isShared?: boolean;
  /** Told how long a statement of this text took, whatever became of it. */
  onQuery?: (seconds: number, text: string) => void;
}

/** Opens a pool; connections are made when they are needed. */
export const connect = (url: string, { lockWaitMs = longest, ...options }: Omit<PoolOptions, 'isPooled'> = {}) =>
  open({ connectionString: url, ...noLimits, lock_timeout: lockWaitMs }, options);

/** Opens a pool for what people wait for: everything in it has a time limit, getting a connection too. */
export const connectForRequests = (url: string, options: Omit<PoolOptions, 'lockWaitMs'> = {}) =>
  open(
    { connectionString: url, connectionTimeoutMillis: patienceMs, ...(!options.isPooled && requestLimits) },
    options,
  );

/**
 * Has the role that connects keep the limits of requests by itself: a pooler refuses them where a connection begins.
 * Connections that say otherwise go by what they say.
 */
export async function limitRole(db: Database): Promise<void> {
  for (const [name, value] of Object.entries({ ...always, ...requestLimits }))
    await db.execute(sql.raw(`alter role current_user set ${name} = '${value}'`));
}

/** Whether a transaction of a shared pool is under way in what runs now. */
const transacting = new AsyncLocalStorage<true>();

function open(config: PoolConfig, { max = 10, isPooled = false, isShared = false, onQuery }: PoolOptions): Connections {
  const options = Object.entries(always).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new Pool({
    ...config,
    max,
    application_name: 'kasb',
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
    ...(!isPooled && { options: options.join(' ') }),
  });
  // A connection that is lost rejects what is asked of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watch(client, { isNamed: !isPooled, onQuery });
  });
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  if (isShared) guard(pool, db);
  return { db, pool, close: async () => Promise.race([pool.end(), delay(5000, undefined, { ref: false })]) };
}

/** With as many transactions as connections, each of which waits for a second one, nobody would go on. */
function guard(pool: Pool, db: Connections['db']): void {
  const take = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (!transacting.getStore()) return take(...args);
    throw new Error('A second connection inside a transaction: hand the transaction on.');
  }) as typeof pool.connect;
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) =>
    begin((transaction) => transacting.run(true, async () => work(transaction)), config);
}

/** So many statements are prepared, of at most so many letters: long lists are asked for but once. */
const most = { statements: 1000, letters: 10_000 };
const names = new Map<string, string>();
let named = 0;

function nameOf(text: string): string | undefined {
  if (names.has(text) || text.length > most.letters) return names.get(text);
  // Those of texts that were made up come and go: an hour later their connections are others.
  if (names.size >= most.statements) names.clear();
  names.set(text, `kasb_${(named += 1)}`);
  return names.get(text);
}

/** Times each statement, and has those with values prepared, by a name for each text. */
function watch(client: PoolClient, { isNamed, onQuery }: { isNamed: boolean } & Pick<PoolOptions, 'onQuery'>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((
    config: { text: string },
    values: unknown[] | undefined,
    callback?: (...answer: unknown[]) => void,
  ) => {
    const startedAt = performance.now();
    const end = (error?: unknown) => {
      onQuery?.((performance.now() - startedAt) / 1000, config.text);
      // What was prepared is of tables as they were before a migration: all is prepared anew.
      if (isOutdated(error)) names.clear();
    };
    const name = isNamed && values && values.length > 0 ? nameOf(config.text) : undefined;
    const asked = name ? { ...config, name } : config;
    if (callback)
      return query(asked, values, (...answer: unknown[]) => {
        end(answer[0]);
        callback(...answer);
      });
    const answered = query(asked, values) as Promise<unknown>;
    answered.then(() => end(), end);
    return answered;
  }) as typeof client.query;
}

import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { admit, commandFor, findOwner, isOpenToOthers } from './account.ts';
import type { Owner } from './account.ts';
import { findBinaries } from './binaries.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { freePort, initialise, start, startMs, user } from './programs.ts';
import type { Tools } from './programs.ts';
import { tail, trimLog } from './serverLog.ts';

/** Settings of the embedded database. */
export interface ClusterOptions {
  /** The data folder; the cluster lies in its `postgres` folder. */
  dataDir: string;
  /** Told what happens, for the log. */
  onEvent?: (event: string, detail?: Record<string, unknown>) => void;
  /** More `name=value` settings for PostgreSQL, such as `fsync=off` in tests. */
  settings?: string[];
}

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Where its files lie. */
  folder: string;
  /** The account that it runs as, where that is not this process's. */
  owner: Owner | undefined;
  /** The password of its owner. */
  password: string;
  /** Where the named database is: for the owner, who may create others, or for another role. */
  urlOf: (database: string, role?: { user: string; password: string }) => string;
  /** Leaves the cluster; the last process that leaves stops it. */
  stop: () => Promise<void>;
}

const trimMs = 60_000;
/** How long it is waited before PostgreSQL is started again: at first, and after a start that failed. */
const recoveryPauses = { first: 500, next: 2000 };
/** Every process that uses the cluster holds this lock as a share, so that the last one knows it is the last. */
const presenceLock = 4_158_001;

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there: after a kill of the
 * server, or beside another server. @throws when it cannot be started within a minute
 */
export async function openCluster({ dataDir, onEvent, settings = [] }: ClusterOptions): Promise<Cluster> {
  const tools = await toolsFor({ dataDir, onEvent, settings });
  const { home, folder, owner } = tools;
  await trimLog(home);

  let isStopping = false;
  let recovery: Promise<void> | undefined;
  let current = await enter();
  const { password } = current;
  const { port } = current.postmaster;
  const trimming = setInterval(() => {
    trimLog(home).catch((error: unknown) => onEvent?.('database log not trimmed', { error }));
  }, trimMs).unref();

  /** Ends with a running PostgreSQL in which this process holds its share of the lock. */
  async function enter(port?: number) {
    const deadline = Date.now() + startMs;
    let failedStarts = 0;
    for (;;) {
      const postmaster = readPostmaster(folder);
      if (!postmaster) {
        await initialise(tools);
        onEvent?.('database starting', { folder });
        if (!(await start(tools, port ?? (await freePort()))) && !readPostmaster(folder)) failedStarts += 1;
        if (failedStarts > 2) throw new Error(`PostgreSQL does not start:\n${await tail(home)}`);
        continue;
      }
      const password = (await readFile(join(folder, 'kasb-password'), 'utf8')).trim();
      const presence = await takePresence(postmaster, password, () => {
        if (!isStopping) recovery = recover();
      });
      if (presence) return { postmaster, password, presence };
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer:\n${await tail(home)}`);
      await delay(100);
    }
  }

  /** PostgreSQL went away under us: it restarts on the same port, where the pools look for it. */
  async function recover() {
    onEvent?.('database connection lost');
    // What keeps it down, as a full disk, may take an operator hours.
    for (let pause = recoveryPauses.first; !isStopping; pause = recoveryPauses.next) {
      await delay(pause);
      try {
        current = await enter(port);
        return;
      } catch (error) {
        onEvent?.('database does not come back', { error });
      }
    }
  }

  return {
    folder,
    owner,
    password,
    urlOf: (database, role = { user, password }) =>
      `postgres://${role.user}:${role.password}@127.0.0.1:${port}/${database}`,
    async stop() {
      isStopping = true;
      clearInterval(trimming);
      // Without its share of the lock nobody can tell whether it is the last.
      await recovery;
      const { presence, postmaster } = current;
      const isLast = await leave(presence);
      if (isLast) {
        onEvent?.('database stopping');
        await stopPostmaster(postmaster);
      }
      await presence.end().catch(() => undefined);
    },
  };
}

/** Finds what the cluster of a data folder is run with; the folder is made. */
export async function toolsFor({ dataDir, onEvent, settings = [] }: ClusterOptions): Promise<Tools> {
  const home = resolve(dataDir);
  const folder = join(home, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (isOpenToOthers(home)) onEvent?.('data folder is open to other accounts: chmod 700', { folder: home });
  const owner = findOwner(folder);
  if (owner) admit(owner, home);
  const binaries = await findBinaries(home, owner);
  return { home, folder, binaries, owner, command: commandFor(owner, folder), settings };
}

async function takePresence({ port }: Postmaster, password: string, onLost: () => void): Promise<Client | undefined> {
  const presence = new Client({
    host: '127.0.0.1',
    port,
    user,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  presence.on('error', () => undefined);
  try {
    await presence.connect();
    await presence.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    presence.once('end', onLost);
    return presence;
  } catch (error) {
    await presence.end().catch(() => undefined);
    if (error instanceof DatabaseError && error.code === '28P01') throw error;
    return undefined;
  }
}

/** Gives the share back. @returns whether no other process holds one; new ones then wait until the stop */
async function leave(presence: Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
    const { rows } = await presence.query<{ is_last: boolean }>('select pg_try_advisory_lock($1) as is_last', [
      presenceLock,
    ]);
    return rows[0]?.is_last === true;
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Command, Owner, ToCommand } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readPostmaster } from './postmaster.ts';
import { logFile, logSettings, tail } from './serverLog.ts';

/** The database user that owns the cluster. */
export const user = 'kasb';
/** How long PostgreSQL may take to start, in milliseconds. */
export const startMs = 60_000;

/** What the PostgreSQL programs are run with. */
export interface Tools {
  /** The data folder. */
  home: string;
  /** The cluster's folder in it. */
  folder: string;
  binaries: Binaries;
  owner: Owner | undefined;
  command: ToCommand;
  settings: string[];
}

/**
 * Makes the cluster beside its place and moves it in, so that two first starts cannot mix. @throws where there is one
 * of another major version
 */
export async function initialise({ home, folder, binaries, owner, command }: Tools): Promise<void> {
  const major = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (major?.trim() === binaries.major) return;
  if (major !== undefined)
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${major.trim()}, and this version brings ${binaries.major}: ` +
        'docs/operations.md says under «A new PostgreSQL» how it gets there',
    );
  const password = randomBytes(24).toString('base64url');
  const draft = `${folder}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) {
    await chown(draft, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  try {
    const initdb = command(binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    if ((await run(initdb, { home, binaries })) !== 0) {
      throw new Error(`initdb failed:\n${await tail(home)}`);
    }
    await rename(passwordFile, join(draft, 'kasb-password'));
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/** Starts PostgreSQL on its own, so that it outlives a killed server. @returns whether it came up */
export async function start({ home, folder, binaries, command, settings }: Tools, port: number): Promise<boolean> {
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    ...logSettings,
    ...settings,
  ];
  const args = ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])];
  let hasExited = false;
  const markExited = () => {
    hasExited = true;
  };
  run(command(binaries.postgres, args), { home, binaries, isDetached: true }).then(markExited, markExited);
  const deadline = Date.now() + startMs;
  while (!hasExited && Date.now() < deadline) {
    if (readPostmaster(folder)?.isReady) return true;
    await delay(20);
  }
  return false;
}

async function run(
  { program, args, owner }: Command,
  { home, binaries, isDetached = false }: { home: string; binaries: Binaries; isDetached?: boolean },
): Promise<number> {
  const log = await open(logFile(home), 'a', 0o600);
  const child = spawn(program, args, {
    cwd: '/',
    ...owner,
    detached: isDetached,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C', ...binaries.env },
    stdio: ['ignore', log.fd, log.fd],
  });
  if (isDetached) child.unref();
  try {
    return await new Promise<number>((done, fail) => {
      child.once('error', fail);
      child.once('exit', (code) => done(code ?? 1));
    });
  } finally {
    await log.close();
  }
}

/**
 * A port of the loopback address that is free now. It is none of those that a system gives to whoever connects
 * somewhere (on Linux from 32768, elsewhere from 49152), so that it is still free when it is listened on.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

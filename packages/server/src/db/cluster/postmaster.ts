import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A PostgreSQL that runs on a cluster folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it takes connections yet. */
  isReady: boolean;
}

/**
 * Who runs on the cluster, read from its `postmaster.pid`; undefined when nobody does. A file left by a
 * killed PostgreSQL counts as nobody, also when another program, or another cluster's PostgreSQL, has got its process
 * number since.
 */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const file = join(clusterDir, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !isAlive(pid)) return undefined;
  if (!isPostgres(pid) || !isAt(pid, clusterDir)) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port, isReady: lines[7]?.startsWith('ready') ?? false };
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the system does not tell a process's name, the file is trusted. */
function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  if (!existsSync(name)) return true;
  return readFileSync(name, 'utf8').startsWith('postgres');
}

/** A PostgreSQL works in the folder of its cluster. Where the system does not tell, the file is trusted. */
function isAt(pid: number, clusterDir: string): boolean {
  try {
    const at = statSync(`/proc/${pid}/cwd`);
    const cluster = statSync(clusterDir);
    return at.dev === cluster.dev && at.ino === cluster.ino;
  } catch {
    return true;
  }
}

const stopMs = 15_000;

/** Tells it to end without waiting for its clients, and waits until it has. */
export async function stopPostmaster({ pid }: Pick<Postmaster, 'pid'>): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopMs;
  while (isAlive(pid) && Date.now() < deadline) await delay(20);
}

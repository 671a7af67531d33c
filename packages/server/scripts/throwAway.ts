import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory; a container may have little room there. */
export const memoryFolder = '/dev/shm';
/** More than what the databases of a run come to, in bytes. */
const room = 2 * 1024 ** 3;

/**
 * Where the databases of tests lie, which live for seconds: in memory where there is room, unless `TMPDIR` names a
 * folder. Each makes and removes a thousand files, over which a disk takes longer than its tests.
 */
export function throwAwayFolder(): string {
  if (process.env.TMPDIR !== undefined || !existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < room ? tmpdir() : memoryFolder;
}

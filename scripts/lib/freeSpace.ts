import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder, throwAwayFolder } from '../../packages/server/scripts/throwAway.ts';
import { root } from './paths.ts';
import { RunError } from './runError.ts';

const GIB = 1024 ** 3;
/** What a run writes at most: builds, packages and portals in the clone and the temporary folder. */
const NEEDED_GIB = 2;

/** Whether a failed step says that a disk was full. */
export const saysFullDisk = (output: string): boolean => /\bENOSPC\b|No space left on device/i.test(output);

/**
 * Looks whether the disks have room for a run, and says where its databases go when that is not memory.
 * @throws RunError where they have not
 */
export function checkSpace(): void {
  const databases = throwAwayFolder();
  if (databases !== memoryFolder) console.log(`the databases of the tests go to ${databases}, not to memory`);
  const builds = join(root, '.tmp');
  mkdirSync(builds, { recursive: true });
  for (const folder of new Set([builds, databases])) {
    const { bavail, bsize } = statfsSync(folder);
    const free = (bavail * bsize) / GIB;
    if (free < NEEDED_GIB)
      throw new RunError(`the disk of ${folder} is full: ${free.toFixed(1)} GiB are free, a run needs ${NEEDED_GIB}`);
  }
}

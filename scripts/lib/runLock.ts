import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';
import { RunError } from './runError.ts';

const lockFile = join(root, '.tmp', 'test.lock');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps other runs out of this clone until the process ends: they would write over each other's builds.
 * @throws RunError while another run is alive
 */
export function lockRun(file = lockFile): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0 && isAlive(pid)) throw new RunError(`another run, process ${pid}, is testing in this clone`);
    // It was killed.
    writeFileSync(file, String(process.pid));
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

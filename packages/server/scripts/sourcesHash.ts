import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * A digest of files and what they say, for builds that are taken over while it is the same; the lock file counts too.
 */
export function sourcesHash(patterns: readonly string[], isLeftOut: RegExp): string {
  const files = globSync([...patterns], { cwd: root, exclude: (name) => isLeftOut.test(name) });
  const hash = createHash('sha256');
  for (const path of [...files.sort(), 'pnpm-lock.yaml']) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

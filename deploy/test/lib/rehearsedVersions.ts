import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';

const migrations = 'packages/server/src/db/migrations';

/** Two versions to change between. */
export interface Versions {
  /** Without the newest migration; the same as today's where there is only the first. */
  before: string;
  now: string;
  /** Its name. */
  migration: string | undefined;
}

/** The newest migration after the first, by its file's name. */
export function newestMigration(folder = root): string | undefined {
  const journal = readFileSync(join(folder, migrations, 'meta/_journal.json'), 'utf8');
  const [, ...later] = (JSON.parse(journal) as { entries: { tag: string }[] }).entries;
  return later.at(-1)?.tag;
}

/**
 * Clones this repository, with a commit before the newest migration in which only the folder of what is installed is
 * today's. The clone has that version, with its packages.
 */
export function cloneVersions(folder: string): Versions {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const now = git('rev-parse', 'HEAD');
  const migration = newestMigration(folder);
  if (migration !== undefined) {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${migration}.sql`);
    git('checkout', '--quiet', '--detach', `${added.split('\n')[0] ?? ''}^`);
  }
  execFileSync('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'], { cwd: folder, stdio: 'ignore' });
  git('checkout', '--quiet', now, '--', 'deploy');
  const author = ['-c', 'user.name=Kasb', '-c', 'user.email=kasb@localhost'];
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', 'Install the version before as today');
  const before = git('rev-parse', 'HEAD');
  git('branch', '--quiet', 'before');
  return { before, now, migration };
}

import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** Two versions to change between. */
export interface Versions {
  /** Without the newest migration. */
  before: string;
  now: string;
  /** Its name. */
  migration: string;
}

/**
 * Clones this repository, with a commit before the newest migration in which only the folder of what is installed is
 * today's.
 */
export function cloneVersions(folder: string): Versions {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const now = git('rev-parse', 'HEAD');
  const migrations = 'packages/server/src/db/migrations/*.sql';
  const [added = '', file = ''] = git('log', '-1', '--diff-filter=A', '--format=%H', '--name-only', '--', migrations)
    .split('\n')
    .filter(Boolean);
  const migration = /([^/]+)\.sql$/.exec(file)?.[1] ?? '';
  git('checkout', '--quiet', '--detach', `${added}^`);
  git('checkout', '--quiet', now, '--', 'deploy');
  const author = ['-c', 'user.name=Kasb', '-c', 'user.email=kasb@localhost'];
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', 'Install the version before as today');
  const before = git('rev-parse', 'HEAD');
  git('branch', '--quiet', 'before');
  return { before, now, migration };
}

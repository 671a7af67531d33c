import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

const migrationFiles = 'packages/server/src/db/migrations/*.sql';
const mostTries = 5;

/** Two versions to change between. */
export interface Versions {
  /** Without the newest migration. */
  before: string;
  now: string;
  /** Its name. */
  migration: string;
}

/** Whether a version can be loaded at all: history has commits in which a file looks for another in vain. */
function isWhole(folder: string): boolean {
  const program = pathToFileURL(join(folder, 'packages/server/src/compose/server.ts')).href;
  const load = ['--input-type=module', '--eval', `await import('${program}'); process.exit()`];
  execFileSync('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'], { cwd: folder, stdio: 'ignore' });
  return spawnSync(process.execPath, load, { cwd: folder, stdio: 'ignore' }).status === 0;
}

/**
 * Clones this repository, with a commit before the newest migration in which only the folder of what is installed is
 * today's; where the version before it is broken, before the one that came earlier. The clone has that version, with
 * its packages.
 */
export function cloneVersions(folder: string): Versions {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const now = git('rev-parse', 'HEAD');
  const added = git('log', '--diff-filter=A', '--format=%H', '--', migrationFiles).split('\n').filter(Boolean);
  const newest = git('show', '--diff-filter=A', '--format=', '--name-only', added[0] ?? '', '--', migrationFiles);
  const migration = /([^/]+)\.sql$/.exec(newest)?.[1] ?? '';
  const whole = added.slice(0, mostTries).find((commit) => {
    git('checkout', '--quiet', '--detach', `${commit}^`);
    return isWhole(folder);
  });
  if (whole === undefined) throw new Error(`None of the ${mostTries} versions before is whole`);
  git('checkout', '--quiet', now, '--', 'deploy');
  const author = ['-c', 'user.name=Kasb', '-c', 'user.email=kasb@localhost'];
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', 'Install the version before as today');
  const before = git('rev-parse', 'HEAD');
  git('branch', '--quiet', 'before');
  return { before, now, migration };
}

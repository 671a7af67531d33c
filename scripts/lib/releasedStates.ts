import { execFileSync } from 'node:child_process';
import { statesFile, type State } from './states.ts';

/** The ids of the states that the last release had, or undefined where none was made or its commit is not here. */
export function releasedStates(root: string): Set<string> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // A release is the commit that writes changesets into changelogs.
    const commit = git('log', '-1', '--format=%H', '--', ':(glob)packages/**/CHANGELOG.md').trim();
    if (!commit) return undefined;
    const states = JSON.parse(git('show', `${commit}:${statesFile}`)) as State[];
    return new Set(states.map(({ id }) => id));
  } catch {
    return undefined;
  }
}

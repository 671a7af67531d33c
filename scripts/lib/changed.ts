import { execFileSync } from 'node:child_process';
import type { WorkspacePackage } from './packages.ts';

/** What of the workspace a change touches. */
export interface Touched {
  /** Packages that changed, and those that are made with them, by folder. */
  packages: string[];
  /** Journeys that changed. */
  journeys: string[];
  /** True where what all tests stand on changed: settings, scripts, tools. */
  isAll: boolean;
}

const uses = ({ manifest: { dependencies, peerDependencies } }: WorkspacePackage, name: string) =>
  Object.hasOwn({ ...dependencies, ...peerDependencies }, name);

/** The packages that a change of these paths touches, by what their manifests say, and the journeys. */
export function touchedBy(paths: readonly string[], all: readonly WorkspacePackage[]): Touched {
  // The longest folder first: features lie in a folder among the packages.
  const byDepth = all.toSorted((one, other) => other.folder.length - one.folder.length);
  const ownerOf = (path: string) => byDepth.find(({ folder }) => path.startsWith(`${folder}/`));
  const touched = new Set(paths.map(ownerOf).filter((owner) => owner !== undefined));
  // A set that grows while one walks over it.
  for (const { manifest } of touched) for (const user of all) if (uses(user, manifest.name)) touched.add(user);
  const isShared = (path: string) =>
    !ownerOf(path) &&
    !path.startsWith('docs/') &&
    !path.startsWith('e2e/') &&
    !/^\.(?:changeset|github)\/|\.md$/.test(path);
  return {
    packages: [...touched].map(({ folder }) => folder).sort(),
    journeys: paths.filter((path) => /^e2e\/.*\.spec\.ts$/.test(path)).sort(),
    isAll: paths.some((path) => isShared(path) || /^e2e\/(?!.*\.spec\.ts$)/.test(path)),
  };
}

/** The commit that a branch began at. */
export function baseOf(root: string, branch = 'main'): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const known = git('for-each-ref', '--format=%(refname:short)', `refs/remotes/origin/${branch}`) || branch;
  return git('merge-base', 'HEAD', known);
}

/** Paths that differ from a commit: committed since, not committed yet, or new. */
export function changedPaths(root: string, base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const paths = [...git('diff', '--name-only', '-z', base), ...git('ls-files', '-z', '--others', '--exclude-standard')];
  return [...new Set(paths.filter(Boolean))].sort();
}

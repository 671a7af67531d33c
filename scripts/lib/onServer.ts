import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { importsOf } from './imports.ts';
import { workspacePackages } from './packages.ts';
import type { WorkspacePackage } from './packages.ts';

/** A file of ours that comes along when a server component imports something of a published package. */
export interface ServerFile {
  /** Seen from the root. */
  path: string;
  /** That of its package. */
  folder: string;
  source: string;
  /** It says that it is a browser's: a server has a reference to each of its exports, and goes no further. */
  isOfBrowsers: boolean;
}

/** A name that a file takes from a package that is not ours. */
export interface ForeignName {
  specifier: string;
  name: string;
}

const isModule = (path: string) => /\.tsx?$/.test(path);

/** The file behind what a package exports. */
function exported({ folder, manifest }: WorkspacePackage, entry: string) {
  const file = manifest.exports?.[entry];
  return typeof file === 'string' && isModule(file) ? [normalize(join(folder, file))] : [];
}

/** What a server component may take of the published packages, each file once. */
export function filesOnServer(root: string): ServerFile[] {
  const all = workspacePackages(root);
  const known = new Set(globSync('packages/**/src/**/*.{ts,tsx}', { cwd: root }));
  const begun = all
    .filter(({ manifest }) => !manifest.private)
    .flatMap((own) => Object.keys(own.manifest.publishConfig?.exports ?? {}).flatMap((entry) => exported(own, entry)));
  const targets = (from: string, specifier: string) => {
    if (specifier.startsWith('.')) return [normalize(join(from, '..', specifier))].filter((path) => known.has(path));
    const [scope, name, ...entry] = specifier.split('/');
    const own = all.find(({ manifest }) => manifest.name === `${scope}/${name}`);
    return own ? exported(own, ['.', ...entry].join('/')) : [];
  };
  const paths = new Set(begun);
  const files: ServerFile[] = [];
  // What is added on the way is walked over too.
  for (const path of paths) {
    const source = readFileSync(join(root, path), 'utf8');
    const isOfBrowsers = /^['"]use client['"];/.test(source);
    files.push({ path, folder: path.slice(0, path.indexOf('/src/')), source, isOfBrowsers });
    if (isOfBrowsers) continue;
    for (const { specifier, isType } of importsOf(source)) {
      if (!isType) for (const target of targets(path, specifier)) paths.add(target);
    }
  }
  return files;
}

/** The names that a file takes from packages that are not ours, types left out. */
export function foreignNames(source: string): ForeignName[] {
  const lists = source.matchAll(/^(?:import|export) (?:\w+, )?\{([^}]*)\} from '([^.'][^']*)';/gm);
  return [...lists].flatMap(([, list = '', specifier = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type ') && !specifier.startsWith('@kasb/'))
      .map((each) => ({ specifier, name: each.replace(/ as .*/, '') })),
  );
}

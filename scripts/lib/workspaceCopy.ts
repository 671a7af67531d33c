import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspacePackages } from './packages.ts';
import { root } from './paths.ts';

/** Lets a folder of the copy find what one of the workspace depends on, by the same relative links. */
export function linkDependencies(copy: string, from: string, to = from) {
  const source = join(root, from, 'node_modules');
  // A build that runs beside keeps files in `.tmp` for moments.
  const filter = (path: string) => basename(path) !== '.tmp';
  if (existsSync(source))
    cpSync(source, join(copy, to, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
}

/** Copies what Git knows or would add into an empty folder, with the workspace's own dependencies linked. */
export function copyWorkspace(copy: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const path of listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !['@kasb', '.bin'].includes(entry))) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  // What installs in the copy writes commands anew, and must not write them here.
  cpSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'), { recursive: true, verbatimSymlinks: true });
  // The packages of the copy itself, not of the workspace.
  const own = join('node_modules', '@kasb');
  cpSync(join(root, own), join(copy, own), { recursive: true, verbatimSymlinks: true });
  for (const { folder } of workspacePackages(root)) linkDependencies(copy, folder);
}

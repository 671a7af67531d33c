import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages, type WorkspacePackage } from './packages.ts';
import { root, tool } from './paths.ts';

/** A package as a registry would get it. */
export interface Packed {
  name: string;
  tarball: string;
}

/** Entries that hold no JavaScript: no types are to be found for them. */
const plainEntries = ({ manifest }: WorkspacePackage) =>
  Object.keys(manifest.publishConfig?.exports ?? {})
    .filter((entry) => /\.(css|json)$/.test(entry) && entry !== './package.json')
    .map((entry) => entry.slice('./'.length));

/** Builds and packs every package that is published. */
export function packPackages(folder: string): Packed[] {
  return workspacePackages(root)
    .filter(({ manifest }) => !manifest.private)
    .map((one) => {
      const before = readdirSync(folder);
      const args = ['pack', '--pack-destination', folder];
      const { stdout, stderr } = spawnSync('pnpm', args, { cwd: join(root, one.folder), encoding: 'utf8' });
      const tarball = readdirSync(folder).find((file) => !before.includes(file));
      if (!tarball) throw new Error(`${one.manifest.name} was not packed:\n${stdout}${stderr}`);
      return { name: one.manifest.name, tarball: join(folder, tarball) };
    });
}

/** Runs publint and attw on the tarballs; the names of the packages that have a problem. */
export function faultyPackages(packed: Packed[]) {
  const all = workspacePackages(root);
  return packed
    .filter(({ name, tarball }) => {
      const own = all.find(({ manifest }) => manifest.name === name);
      const plain = own ? plainEntries(own) : [];
      const excluded = plain.length > 0 ? ['--exclude-entrypoints', ...plain] : [];
      const checks: [string, string[]][] = [
        ['publint', [tarball, '--strict']],
        ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', ...excluded]],
      ];
      return checks.some(([command, args]) => {
        const { status, stdout, stderr } = spawnSync(tool(command), args, { encoding: 'utf8' });
        if (status !== 0) console.error(`${command} ${name}\n${stdout}${stderr}`);
        return status !== 0;
      });
    })
    .map(({ name }) => name);
}

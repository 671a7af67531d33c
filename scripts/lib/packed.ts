import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
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

/** Runs a command; what it printed, and whether it succeeded. */
function finished(command: string, args: string[], cwd = root) {
  return new Promise<{ isPassed: boolean; output: string }>((resolve) => {
    execFile(command, args, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      resolve({ isPassed: error === null, output: stdout + stderr });
    });
  });
}

/** Does the same with each of them, on two cores; the results in their order. */
async function mapInPairs<T, R>(all: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...all.entries()];
  const workOff = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([workOff(), workOff()]);
  return results;
}

/** These packages and those that they need. */
function withNeeded(names: readonly string[], published: readonly WorkspacePackage[]) {
  const needed = new Set(names);
  // What is added on the way is walked over too.
  for (const name of needed) {
    const { dependencies = {} } = published.find(({ manifest }) => manifest.name === name)?.manifest ?? {};
    for (const dependency of Object.keys(dependencies)) needed.add(dependency);
  }
  return published.filter(({ manifest }) => needed.has(manifest.name));
}

/** Builds and packs every package that is published, or those with what they need. */
export function packPackages(folder: string, names?: readonly string[]): Promise<Packed[]> {
  const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
  return mapInPairs(names ? withNeeded(names, published) : published, async ({ folder: home, manifest: { name } }) => {
    const own = join(folder, name.replace('/', '-'));
    mkdirSync(own);
    const { output } = await finished('pnpm', ['pack', '--pack-destination', own], join(root, home));
    const [tarball] = readdirSync(own);
    if (!tarball) throw new Error(`${name} was not packed:\n${output}`);
    return { name, tarball: join(own, tarball) };
  });
}

/** Whose tarballs are larger than 300 KiB: nobody waits for those. That of the contract brings its `openapi.json`. */
export const heavyPackages = (packed: readonly Packed[]) =>
  packed
    .filter(({ name, tarball }) => name !== '@kasb/contract' && statSync(tarball).size > 300 * 1024)
    .map(({ name }) => name);

/** Runs publint and attw on the tarballs; the names of the packages that have a problem. */
export async function faultyPackages(packed: Packed[]) {
  const all = workspacePackages(root);
  const faulty = await mapInPairs(packed, async ({ name, tarball }) => {
    const own = all.find(({ manifest }) => manifest.name === name);
    const plain = own ? plainEntries(own) : [];
    const excluded = plain.length > 0 ? ['--exclude-entrypoints', ...plain] : [];
    const checks: [string, string[]][] = [
      ['publint', [tarball, '--strict']],
      ['attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', ...excluded]],
    ];
    let isFaulty = false;
    for (const [command, args] of checks) {
      const { isPassed, output } = await finished(tool(command), args);
      if (!isPassed) console.error(`${command} ${name}\n${output}`);
      isFaulty ||= !isPassed;
    }
    return isFaulty ? [name] : [];
  });
  return faulty.flat();
}

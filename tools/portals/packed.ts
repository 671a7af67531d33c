import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { sourcesHash } from '../../packages/server/scripts/sourcesHash.ts';
import { workspacePackages, type WorkspacePackage } from '../../scripts/lib/packages.ts';
import { root } from '../../scripts/lib/paths.ts';

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

/** Packs the package of a folder; what was printed. */
const pack = (home: string, to: string) =>
  new Promise<string>((resolve) => {
    execFile(
      'pnpm',
      ['pack', '--pack-destination', to],
      { cwd: join(root, home), maxBuffer: 1e8 },
      (error, ...printed) => resolve([error?.message, ...printed].join('\n')),
    );
  });

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

/** Where tarballs stay, beside a note of what they were built of. */
const tarballs = join(root, '.tmp', 'packed');
const stamp = join(tarballs, 'sources.sha256');

const packageSources = () =>
  sourcesHash(
    ['packages/{*,features/*}/*.*', 'packages/{*,features/*}/src/**/*.*', 'tsconfig*.json'],
    /(^|\/)(node_modules|packages\/server)$|\.(stories|test)\.tsx?$/,
  );

/**
 * Builds and packs every package that is published, or those with what they need. A tarball that an earlier run made of
 * the same sources is taken over.
 */
export async function packPackages(names?: readonly string[]): Promise<Packed[]> {
  const hash = packageSources();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    rmSync(tarballs, { recursive: true, force: true });
    mkdirSync(tarballs, { recursive: true });
  }
  const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
  const wanted = names ? withNeeded(names, published) : published;
  const packed = await mapInPairs(wanted, async ({ folder: home, manifest: { name } }) => {
    const own = join(tarballs, name.replace('/', '-'));
    mkdirSync(own, { recursive: true });
    const isPacked = readdirSync(own).length > 0 && existsSync(join(root, home, 'dist'));
    const output = isPacked ? '' : await pack(home, own);
    const [tarball] = readdirSync(own);
    if (!tarball) throw new Error(`${name} was not packed:\n${output}`);
    return { name, tarball: join(own, tarball) };
  });
  writeFileSync(stamp, hash);
  return packed;
}

/**
 * Whose tarballs are larger than 330 KiB: nobody waits for those. The operators' room, which is the largest, has 300 with
 * the words of its journal. That of the contract brings its `openapi.json`.
 */
export const heavyPackages = (packed: readonly Packed[]) =>
  packed
    .filter(({ name, tarball }) => name !== '@kasb/contract' && statSync(tarball).size > 330 * 1024)
    .map(({ name }) => name);

/** Ways to find a package that these, which are modules alone, do not serve. */
const requiring = ['node10', 'node16-cjs'];

/** What publint and attw have against a tarball. */
async function problemsOf(tarball: string, plain: string[]): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  const analysis = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints: plain });
  const wrong = analysis.types ? analysis.problems : [];
  return [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...wrong
      .filter((problem) => !('resolutionKind' in problem && requiring.includes(problem.resolutionKind)))
      .map((problem) => JSON.stringify(problem)),
  ];
}

/**
 * The packages that publint or attw have something against. Here, and not by their commands: to begin these for each
 * package takes longer than what they do.
 */
export async function faultyPackages(packed: readonly Packed[]): Promise<string[]> {
  const all = workspacePackages(root);
  const faulty: string[] = [];
  for (const { name, tarball } of packed) {
    const own = all.find(({ manifest }) => manifest.name === name);
    const problems = await problemsOf(tarball, own ? plainEntries(own) : []);
    if (problems.length === 0) continue;
    console.error(`${name}\n${problems.join('\n')}`);
    faulty.push(name);
  }
  return faulty;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from '../../scripts/lib/packages.ts';
import { copyWorkspace } from '../../scripts/lib/workspaceCopy.ts';
import type { Packed } from './packed.ts';
import type { Packument, ScopeRegistry } from './scopeRegistry.ts';

/** Runs a command beside the registry, which answers meanwhile. @throws with what it printed */
async function run(cwd: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${code}\n${output}`);
}

/** Where a project installs our packages from; the rest comes as ever. */
export function nameRegistry(home: string, { url, port }: ScopeRegistry) {
  appendFileSync(join(home, '.npmrc'), `@kasb:registry=${url}/\n//localhost:${port}/:_authToken=rehearsal\n`);
}

/** Publishes packages as they were packed, from a folder that names the registry. */
export async function publishPacked(home: string, packed: readonly Packed[]) {
  for (const { tarball } of packed) await run(home, 'pnpm', ['publish', tarball, '--no-git-checks']);
}

/** What is wrong with what was published: a version without a tag, or one that only this workspace can resolve. */
export function faultsOf(names: readonly string[], packuments: ReadonlyMap<string, Packument>, tag: string): string[] {
  return names.flatMap((name) => {
    const { 'dist-tags': tags = {}, versions = {} } = packuments.get(name) ?? {};
    const manifest = versions[tags[tag] ?? ''];
    if (!manifest) return [`${name} was not published as ${tag}`];
    const { version, dependencies = {}, peerDependencies = {} } = manifest;
    const unresolved = Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(([of, range]) => `${name} ${version} depends on ${of} as ${range}`);
    const sources = JSON.stringify(manifest.exports ?? {}).includes('/src/') ? [`${name} exports its sources`] : [];
    return [...unresolved, ...sources];
  });
}

/**
 * Does in a copy of the workspace what the release workflow does: what is on the way as `next`, then the versions that
 * the changesets ask for, their changelogs, and `changeset publish` into the registry. Answers what is wrong with it.
 */
export async function rehearseRelease(folder: string, registry: ScopeRegistry): Promise<string[]> {
  const copy = join(folder, 'release');
  mkdirSync(copy);
  copyWorkspace(copy);
  nameRegistry(copy, registry);
  const git = (...args: string[]) =>
    run(copy, 'git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', ...args]);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Before the release');
  const changeset = join(copy, 'node_modules/.bin/changeset');
  const settings = { npm_config_registry: `${registry.url}/`, pnpm_config_verify_deps_before_run: 'false' };
  const names = workspacePackages(copy)
    .filter(({ manifest }) => !manifest.private)
    .map(({ manifest }) => manifest.name);

  await run(copy, changeset, ['version', '--snapshot', 'next'], settings);
  await run(copy, changeset, ['publish', '--tag', 'next', '--no-git-tag'], settings);
  const early = faultsOf(names, registry.packuments, 'next');
  await git('reset', '--quiet', '--hard');

  await run(copy, changeset, ['version'], settings);
  const left = globSync('.changeset/*.md', { cwd: copy, exclude: ['.changeset/README.md'] });
  // With one of them left, the workflow would gather again, and never publish.
  if (left.length > 0) throw new Error(`no version takes up ${left.join(', ')}`);
  await git('commit', '--quiet', '--all', '--message', 'Release');
  await run(copy, changeset, ['publish', '--no-git-tag'], settings);
  return [...early, ...faultsOf(names, registry.packuments, 'latest')];
}

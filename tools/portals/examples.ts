import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../packages/server/src/db/cluster/programs.ts';
import { readManifest } from '../../scripts/lib/packages.ts';
import type { Manifest } from '../../scripts/lib/packages.ts';
import { root } from '../../scripts/lib/paths.ts';
import type { Packed } from './packed.ts';

/** A step of a text: a command to type, or a file to write. */
type Step = string | { path: string; text: string };

/** What a text tells to do, in its order: its lines for a shell, and the blocks below a line that begins with a path. */
export function stepsOf(text: string): Step[] {
  const blocks = [...text.matchAll(/(?:^`([^`\n]+)`[^\n]*:\n\n)?^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, path, language, block = '']): Step[] => {
    if (path !== undefined) return [{ path, text: block }];
    const lines = language === 'sh' ? block.split('\n') : [];
    return lines.map((line) => line.replace(/\s+#.*$/, '').trim()).filter((line) => line !== '');
  });
}

/** Where a package of the workspace is installed, in the version that everything else here is tried with. */
function installedVersion(name: string) {
  const homes = ['.', 'packages/ui', 'packages/kit'].map((home) => join(root, home, 'node_modules', name));
  const home = homes.find((path) => existsSync(path));
  return home && readManifest(join(home, 'package.json')).version;
}

/** Which of Kasb's packages an example lists. */
export const packagesOf = (name: string) =>
  Object.keys(readManifest(join(root, 'examples', name, 'package.json')).dependencies ?? {}).filter((dependency) =>
    dependency.startsWith('@kasb/'),
  );

/**
 * Lets a project take from the tarballs what a registry would bring of Kasb, also for packages that another one
 * needs; of the rest what the workspace knows comes in its version.
 */
export function nameTarballs(folder: string, packed: readonly Packed[]) {
  const path = join(folder, 'package.json');
  const { dependencies, devDependencies }: Partial<Manifest> = existsSync(path) ? readManifest(path) : {};
  const known = Object.keys({ ...dependencies, ...devDependencies }).flatMap((dependency) => {
    const version = installedVersion(dependency);
    return version && !dependency.startsWith('@kasb/') ? [[dependency, version] as const] : [];
  });
  const overrides = [...known, ...packed.map((one) => [one.name, `file:${one.tarball}`] as const)];
  const settings = [
    'minimumReleaseAge: 0',
    'preferOffline: true',
    'overrides:',
    ...overrides.map(([of, to]) => `  '${of}': '${to}'`),
  ];
  appendFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
}

/** Copies an example out of the repository. */
export function copyExample(name: string, folder: string, packed: readonly Packed[]) {
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|dist|\.next)$/.test(path),
  });
  nameTarballs(folder, packed);
}

/** A portal that runs. */
export interface RunningPortal {
  url: string;
  close: () => void;
}

/** Does what a text tells, step by step, in a folder; the last one serves the portal. */
export async function followText(text: string, folder: string, settings: NodeJS.ProcessEnv): Promise<RunningPortal> {
  const steps = stepsOf(text);
  const env = { ...process.env, ...settings, PORT: String(await freePort()), NEXT_TELEMETRY_DISABLED: '1' };
  const last = steps.pop();
  if (typeof last !== 'string') throw new Error(`what is followed in ${folder} ends with nothing to type`);
  for (const step of steps) {
    if (typeof step !== 'string') {
      writeFileSync(join(folder, step.path), step.text);
      continue;
    }
    const started = performance.now();
    // What it asks for may be served by this very process.
    const [code] = (await once(spawn('sh', ['-c', step], { cwd: folder, env, stdio: 'inherit' }), 'close')) as [number];
    if (code !== 0) throw new Error(`\`${step}\` in ${folder} ended with ${code}`);
    console.log(`$ ${step}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  // A group of its own: pnpm would leave what it started.
  const child = spawn('sh', ['-c', last], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const close = () => {
    process.off('exit', close);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.on('exit', close);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        // With `CI` set the port is told in bold.
        const [said] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(output)) ?? [];
        if (said) resolve(said);
      });
    }
    child.on('close', () => reject(new Error(`\`${last}\` ended:\n${output}`)));
  });
  return { url, close };
}

/** Does what the README in the folder tells. */
export const followReadme = (folder: string, settings: NodeJS.ProcessEnv) =>
  followText(readFileSync(join(folder, 'README.md'), 'utf8'), folder, settings);

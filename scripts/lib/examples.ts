import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './listen.ts';
import { readManifest } from './packages.ts';
import type { Packed } from './packed.ts';
import { root } from './paths.ts';

/** The commands that a text tells to type, one by one. */
export function stepsOf(text: string) {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n'));
  return lines.map((line) => line.replace(/\s+#.*$/, '').trim()).filter((line) => line !== '');
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
 * Copies an example out of the repository. What a registry would bring of Kasb comes from the tarballs, also for
 * packages that another one needs; of the rest what the workspace knows comes in its version.
 */
export function copyExample(name: string, folder: string, packed: readonly Packed[]) {
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|dist|\.next)$/.test(path),
  });
  const { dependencies, devDependencies } = readManifest(join(folder, 'package.json'));
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

/** A portal that runs. */
export interface RunningPortal {
  url: string;
  close: () => void;
}

/** Types what the README in the folder says, line by line; the last one serves the portal. */
export async function followReadme(folder: string, settings: NodeJS.ProcessEnv): Promise<RunningPortal> {
  const steps = stepsOf(readFileSync(join(folder, 'README.md'), 'utf8'));
  const env = { ...process.env, ...settings, PORT: String(await freePort()), NEXT_TELEMETRY_DISABLED: '1' };
  const last = steps.pop();
  if (last === undefined) throw new Error(`the README in ${folder} tells nothing to type`);
  for (const step of steps) {
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

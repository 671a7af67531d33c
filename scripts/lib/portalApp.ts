import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './packages.ts';
import type { Packed } from './packed.ts';
import { root } from './paths.ts';

const versionsIn = (folder: string, ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, readManifest(join(root, folder, 'node_modules', name, 'package.json')).version ?? '*']),
  );

const versions = (...names: string[]) => versionsIn('.', ...names);

/** Writes, installs, checks and builds the portal in a folder outside the workspace; where its build is. */
export function buildPortal(folder: string, packed: Packed[], apiUrl: string) {
  cpSync(join(root, 'scripts/fixtures/portal'), folder, { recursive: true });
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifest = {
    name: 'portal',
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs,
      ...versions('react', 'react-dom', 'react-aria-components', 'swr'),
      ...versionsIn('packages/ui', 'lucide-react'),
    },
    devDependencies: versions('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // A workspace of its own, where the packages' dependencies on each other are the tarballs too.
  const settings = {
    packages: ['.'],
    overrides: tarballs,
    allowBuilds: { esbuild: false, msw: false },
    minimumReleaseAge: 0,
  };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings, null, 2));

  const env = { ...process.env, VITE_API: apiUrl, CI: '1' };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  run('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only', '--loglevel=warn');
  run(join(folder, 'node_modules/.bin/tsc'), '--noEmit', '-p', '.');
  run(process.execPath, 'ssr.mjs');
  run(process.execPath, join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn');
  return join(folder, 'dist');
}

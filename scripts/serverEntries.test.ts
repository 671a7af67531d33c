import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';

const entries = workspacePackages(root).filter(({ manifest }) => manifest.exports?.['./server']);

// A process of its own, in which React is what a server has of it; tells what was exported, and the modules it took.
const program = `
  import { registerHooks } from 'node:module';
  const modules = [];
  registerHooks({ load: (url, context, next) => (modules.push(url), next(url, context)) });
  const exported = Object.keys(await import(process.argv[1]));
  console.log(JSON.stringify({ exported, modules }));`;

function importOnServer(folder: string, name: string) {
  const args = ['--conditions=react-server', '--input-type=module', '--eval', program, `${name}/server`];
  const output = execFileSync(process.execPath, args, { cwd: join(root, folder), encoding: 'utf8' });
  return JSON.parse(output) as { exported: string[]; modules: string[] };
}

test.each(entries.map(({ folder, manifest }) => [manifest.name, folder]))(
  '%s/server is imported where React is that of a server',
  (name, folder) => {
    const { exported, modules } = importOnServer(folder, name);
    expect(exported.length).toBeGreaterThan(0);
    const own = modules.filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'));
    expect(own.length).toBeGreaterThan(1);
    const codes = own.map((url) => [fileURLToPath(url), readFileSync(new URL(url), 'utf8')] as const);
    const ofBrowser = codes.filter(([, code]) =>
      /^['"]use client['"]|from ['"]react(?:-[\w-]+|\/[\w-]+)?['"]/m.test(code),
    );
    expect(ofBrowser.map(([path]) => path)).toEqual([]);
  },
);

test('the provider and the search have one', () => {
  expect(entries.map(({ manifest }) => manifest.name)).toEqual(['@kasb/search', '@kasb/kit']);
});

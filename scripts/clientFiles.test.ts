import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOnServer, foreignNames } from './lib/onServer.ts';
import { root } from './lib/paths.ts';

// A server component takes a file of a package as it is, unless that says that it is a browser's.
const files = filesOnServer(root);
const servers = files.filter(({ isOfBrowsers }) => !isOfBrowsers);
const clients = files.filter(({ isOfBrowsers }) => isOfBrowsers);

// A process of its own, in which React is what a server has of it; tells what the modules export there.
const program = `
  const named = process.argv.slice(1).map(async (name) => [name, await import(name).then(Object.keys, () => [])]);
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(named))));`;

/** What modules, as a package finds them, export where React is that of a server. */
function exportsOnServer(folder: string, specifiers: readonly string[]) {
  const args = ['--conditions=react-server', '--input-type=module', '--eval', program, ...specifiers];
  const output = execFileSync(process.execPath, args, { cwd: join(root, folder), encoding: 'utf8' });
  return JSON.parse(output) as Record<string, string[]>;
}

test('many files come along, of a server and of browsers', () => {
  expect(new Set(files.map(({ folder }) => folder)).size).toBeGreaterThan(15);
  expect(servers.length).toBeGreaterThan(200);
  expect(clients.length).toBeGreaterThan(100);
});

test.each([...new Set(servers.map(({ folder }) => folder))])(
  'what a server takes of %s asks for nothing that only browsers have',
  (folder) => {
    const names = servers
      .filter((file) => file.folder === folder)
      .flatMap(({ path, source }) => foreignNames(source).map((foreign) => ({ path, ...foreign })));
    const has = exportsOnServer(folder, [...new Set(names.map(({ specifier }) => specifier))]);
    const missing = names.filter(({ specifier, name }) => !has[specifier]?.includes(name));
    expect(missing.map(({ path, specifier, name }) => `${path}: ${name} of ${specifier}`)).toEqual([]);
  },
);

test('a component that a server draws calls no hook of browsers', () => {
  const hooks = /\buse(?!(?:Id|Memo|Callback)\b)(?:[A-Z]\w*)?\(/;
  const drawn = servers.filter(({ path }) => path.endsWith('.tsx'));
  expect(drawn.flatMap(({ path, source }) => (hooks.test(source) ? [path] : []))).toEqual([]);
});

test('a file for browsers holds nothing that a server may call or read', () => {
  const isForBrowsers = (name = '') => /^(?:use[A-Z]\w*|[A-Z]\w*[a-z]\w*)$/.test(name);
  const exported = /^export (?!type|interface)(?:(?:async )?(?:function|const|let|class) (\w+))?/gm;
  const others = clients.flatMap(({ path, source }) =>
    [...source.matchAll(exported)].flatMap(([line, name]) => (isForBrowsers(name) ? [] : [`${path}: ${line}`])),
  );
  expect(others).toEqual([]);
});

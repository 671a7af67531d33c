import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../scripts/lib/packages.ts';
import { root } from '../../scripts/lib/paths.ts';
import { stepsOf } from './examples.ts';

const examples = ['next', 'plain', 'vite'];
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

test('the steps of a README are the lines of its blocks, without what is said of them, and the files it names', () => {
  const text =
    '`src/main.ts`, the page:\n\n```ts\nyes();\n```\n\nThen:\n\n```sh\npnpm install\npnpm preview   # says where it is\n```\n\n```ts\nno();\n```\n\n```sh\n\npnpm stop\n```\n';
  expect(stepsOf(text)).toEqual([
    { path: 'src/main.ts', text: 'yes();\n' },
    'pnpm install',
    'pnpm preview',
    'pnpm stop',
  ]);
});

test.each(examples)('what the README of examples/%s leads to is there', (name) => {
  const links = [...read('examples', name, 'README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((target) => !existsSync(join(root, 'examples', name, target)))).toEqual([]);
});

test.each(['next', 'vite'])('examples/%s is no part of the workspace, and takes the versions that it knows', (name) => {
  expect(read('pnpm-workspace.yaml')).not.toContain('examples');
  const { dependencies, devDependencies } = readManifest(join(root, 'examples', name, 'package.json'));
  const catalog = new Map(
    [...read('pnpm-workspace.yaml').matchAll(/^ {2}"?([@\w/-]+)"?: (\S+)$/gm)].map(([, of, range]) => [of, range]),
  );
  const known = Object.entries({ ...dependencies, ...devDependencies }).filter(([of]) => catalog.has(of));
  expect(known.length).toBeGreaterThan(4);
  expect(known.filter(([of, range]) => catalog.get(of) !== range)).toEqual([]);
});

test('the server that the guide begins with lets in the portal that it ends with', () => {
  const [, origins = ''] = /KASB_PORTAL_ORIGINS=(\S+)/.exec(read('docs/portal.md')) ?? [];
  // Where Vite serves what was built, and what is being written.
  expect(origins.split(',')).toEqual(['http://localhost:4173', 'http://localhost:5173']);
});

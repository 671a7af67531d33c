import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layerProblems } from './layers.ts';

let root = '';

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writePackage(folder: string, name: string, dependencies: string[] = []) {
  const manifest = {
    name,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])),
  };
  write(`packages/${folder}/package.json`, JSON.stringify(manifest));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
  write('package.json', JSON.stringify({ devDependencies: { vitest: '*' } }));
  writePackage('ui', '@kasb/ui', ['react']);
  writePackage('contract', '@kasb/contract');
  writePackage('domain', '@kasb/domain', ['@kasb/contract']);
  writePackage('kit', '@kasb/kit', ['@kasb/ui']);
  writePackage('server', '@kasb/server');
  writePackage('app', '@kasb/app');
  writePackage('features/auth', '@kasb/auth', ['@kasb/kit', '@kasb/search']);
  writePackage('features/search', '@kasb/search', ['@kasb/kit']);
  write(
    'packages/ui/src/Button/Button.tsx',
    "import {\n  useState,\n} from 'react';\nimport type { Tone } from '../tone.ts';\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

test('a house in order has no problem', () => {
  write('packages/features/auth/src/a.ts', "import { Button } from '@kasb/kit';\nimport { b } from './b.ts';\n");
  write('packages/features/auth/src/b.ts', "export const load = () => import('./a.ts');\n");
  write(
    'packages/server/src/billing/pay.ts',
    "import { notify } from '../notifications/notify.ts';\nimport './plans.ts';\n",
  );
  write('packages/server/src/billing/plans.ts', "const load = () => import('./pay.ts');\n");
  write('packages/server/src/main.ts', "import './billing/pay.ts';\n");
  write('packages/features/auth/src/a.test.ts', "import { test } from 'vitest';\nimport { join } from 'node:path';\n");
  expect(layerProblems(root)).toEqual([]);
});

test('a line of the server and a comment may have 120 characters', () => {
  const line = (length: number) => `const said = '${'ж'.repeat(length - 16)}';\n`;
  write('packages/server/test/a.test.ts', line(120));
  expect(layerProblems(root)).toEqual([]);
  write('packages/server/test/a.test.ts', `\n${line(121)}`);
  expect(layerProblems(root)).toEqual([expect.stringMatching(/a\.test\.ts:2: .*wider than 120 characters$/)]);
  write('packages/server/test/a.test.ts', '');
  write(
    'packages/kit/src/a.ts',
    `${line(130)}/** ${'ж'.repeat(114)} */\n// oxlint-disable-next-line ${'ж'.repeat(114)}\n`,
  );
  expect(layerProblems(root)).toEqual([expect.stringMatching(/kit\/src\/a\.ts:2: .*wider than 120 characters$/)]);
});

test.each([
  [
    'packages/features/auth/src/a.ts',
    "import { x } from '@kasb/search';",
    'may not import @kasb/search: features stand alone',
  ],
  ['packages/ui/src/a.ts', "import { x } from '@kasb/kit';", 'may not import @kasb/kit: ui is below or beside kit'],
  ['packages/contract/src/a.ts', "import '@kasb/domain';", 'contract is below or beside domain'],
  ['packages/domain/src/a.ts', "import '@kasb/kit';", 'domain is below or beside kit'],
  ['packages/ui/src/a.ts', "export * from 'swr';", 'swr is not in the dependencies of @kasb/ui'],
  ['packages/ui/src/a.ts', "import { test } from 'vitest';", 'vitest is not in the dependencies of @kasb/ui'],
  ['packages/ui/src/a.ts', "import { join } from 'node:path';", '@kasb/ui also runs in a browser'],
  ['packages/kit/src/a.ts', "import { x } from '@kasb/ui/src/Button.tsx';", 'is not among the exports of @kasb/ui'],
  ['packages/kit/src/a.ts', "import { x } from '../../ui/src/index.ts';", 'leaves the package'],
  [
    'packages/kit/src/a.ts',
    "const load = () => import('@kasb/contract');",
    '@kasb/contract is not in the dependencies',
  ],
  ['packages/kit/src/a.ts', "const answer = await fetch('/users/me');", 'is a call past the client'],
  ['packages/ui/src/a.css.ts', "const box = { color: '#fff' };", '#fff is a raw colour'],
  ['packages/ui/src/a.css.ts', "const box = { color: 'rgba(0, 0, 0, .5)' };", 'rgba(0 is a raw colour'],
  ['packages/features/auth/src/screens/a.tsx', 'const query = useQuery(listCities, {});', 'stands outside data/'],
  ['packages/features/auth/src/parts/a.tsx', 'await client.send(logout, {});', 'stands outside data/'],
  ['packages/features/auth/src/a.tsx', 'if (error.status === 404) return null;', 'status === 404 guesses by a status'],
  ['packages/app/src/a.tsx', 'if (error?.status !== 409) return null;', 'status !== 409 guesses by a status'],
  ['packages/features/auth/src/a.tsx', "const text = result.error?.text ?? t('failed');", 'use useProblemText'],
  [
    'packages/server/src/billing/a.ts',
    "import type { Company } from '../companies/b.ts';",
    'billing may not import companies: it is above or beside',
  ],
  ['packages/server/src/billing/a.ts', "import { b } from '../auth/b.ts';", 'billing may not import auth'],
  ['packages/server/src/billing/a.ts', "import '../main.ts';", 'billing imports back up into src'],
  ['packages/server/src/billing/a.ts', "import '../attic/b.ts';", 'attic has no place among the rooms'],
  ['packages/features/auth/src/model/a.ts', "import '../data/b.ts';", 'model may not import data'],
  ['packages/features/auth/src/a.css.ts', 'export const box = featureStyle({ fontSize: 14.5 });', 'is a loose size'],
  ['packages/server/src/a.ts', 'export const id = (1 as unknown as string);', 'turns the compiler off'],
])('%s with %s', (path, text, problem) => {
  write(path, `\n${text}\n`);
  const problems = layerProblems(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${path}:2: `);
  expect(problems[0]).toContain(problem);
});

test('a query is not asked for one status after the other', () => {
  const one = "const list = pages.status === 'loading' || areas.status === 'ready';\n";
  write('packages/features/auth/src/a.tsx', one);
  expect(layerProblems(root)).toEqual([]);
  write('packages/features/auth/src/a.tsx', `${one}if (pages.status !== 'error') show();\n`);
  expect(layerProblems(root)).toEqual([
    "packages/features/auth/src/a.tsx:2: pages is asked for 'loading' and for 'error': use match of @kasb/kit",
  ]);
});

test('a session is not asked for one status after the other', () => {
  const chain = "if (state.status === 'visitor') leave();\nif (state.status === 'unavailable') retry();\n";
  write('packages/features/auth/src/a.tsx', chain);
  expect(layerProblems(root)).toEqual([
    "packages/features/auth/src/a.tsx:2: state is asked for 'visitor' and for 'unavailable': use match of @kasb/kit",
  ]);
});

test('every prop of the design system is told of', () => {
  const props = ['  /** Words. */', '  label: string;', '  icon?: string;', '  /** @default 1 */', '  size?: number;'];
  write('packages/ui/src/a.tsx', `export interface AProps {\n${props.join('\n')}\n}\n`);
  expect(layerProblems(root)).toEqual([
    expect.stringContaining('a.tsx:4: icon is a prop without a sentence'),
    expect.stringContaining('a.tsx:6: size is a prop without a sentence'),
  ]);
});

test('the theme names its colours, a mask has none, the client calls', () => {
  write('packages/ui/src/theme/light.css.ts', "export const page = '#f8f7f4';\n");
  write(
    'packages/ui/src/a.css.ts',
    "const box = { maskImage: 'linear-gradient(#000, transparent)', boxShadow: `0 2px hsl(${vars.shadow} / .4)`, fontSize: 0 };\n",
  );
  write('packages/contract/src/client.ts', "await fetch('/health');\n");
  expect(layerProblems(root)).toEqual([]);
});

test.each(['server/src/billing', 'ui/src/Select', 'features/search/src/parts'])(
  'types alone are a cycle in %s',
  (room) => {
    write(`packages/${room}/a.ts`, "import type { B } from './b.ts';\n");
    write(`packages/${room}/b.ts`, "import type { A } from './a.ts';\n");
    expect(layerProblems(root)).toEqual([expect.stringContaining('a.ts: imports itself')]);
  },
);

test('a cycle is told with its way', () => {
  write('packages/ui/src/a.ts', "import { b } from './b.ts';\n");
  write('packages/ui/src/b.ts', "export { c } from './c.ts';\n");
  write('packages/ui/src/c.ts', "import './a.ts';\n");
  expect(layerProblems(root)).toEqual([
    'packages/ui/src/a.ts: imports itself: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/c.ts → packages/ui/src/a.ts',
  ]);
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, tool } from '../../scripts/lib/paths.ts';
import { layerProblem } from './layers.ts';

test.each([
  ['packages/features/auth/src/a.ts', '@kasb/search', '@kasb/auth may not import @kasb/search'],
  ['packages/ui/src/a.ts', '@kasb/kit', 'ui is below or beside kit'],
  ['packages/contract/src/a.ts', '@kasb/domain', 'contract is below or beside domain'],
  ['packages/kit/src/a.ts', '../../ui/src/index.ts', 'leaves the package'],
  ['packages/server/src/billing/a.ts', '../companies/b.ts', 'billing may not import companies'],
  ['packages/server/src/billing/a.ts', '../main.ts', 'billing imports back up into src'],
  ['packages/server/src/billing/a.ts', '../attic/b.ts', 'attic has no place'],
  ['packages/features/auth/src/model/a.ts', '../data/b.ts', 'model may not import data'],
])('%s may not import %s', (path, specifier, problem) => {
  expect(layerProblem(path, specifier)).toContain(problem);
});

test.each([
  ['packages/features/auth/src/screens/a.tsx', '@kasb/kit'],
  ['packages/features/auth/src/screens/a.tsx', '../data/b.ts'],
  ['packages/server/src/main.ts', './billing/pay.ts'],
  ['packages/server/test/billing/a.test.ts', '@kasb/fake-payme'],
  ['packages/app/bench/public.ts', '../../../scripts/lib/paths.ts'],
])('%s may import %s', (path, specifier) => {
  expect(layerProblem(path, specifier)).toBeUndefined();
});

const samples: [path: string, code: string, said: string][] = [
  ['packages/kit/src/a.ts', "export const a = fetch('/users/me');", 'call past the client'],
  ['packages/ui/src/a.css.ts', "export const a = { color: '#fff' };", 'raw colour'],
  ['packages/ui/src/b.css.ts', 'export const a = `0 0 rgba(0, 0, 0, .5)`;', 'raw colour'],
  ['packages/ui/src/c.css.ts', 'export const a = { fontSize: 14.5 };', 'loose size'],
  ['packages/ui/src/d.tsx', 'export interface A {\n  /** @default 1 */\n  size?: number;\n}', 'without a sentence'],
  ['packages/features/auth/src/parts/a.ts', 'export const a = () => client.send(logout, {});', 'under data/'],
  ['packages/features/auth/src/a.ts', 'export const a = error.status === 404;', 'guesses by a status'],
  ['packages/features/auth/src/b.ts', "export const a = error?.text ?? '';", 'useProblemText'],
  ['packages/features/auth/src/c.ts', "export const a = 'Привет';", 'belongs into messages'],
  ['packages/app/src/a.ts', "export const a = q.status === 'ready' || q.status !== 'error';", 'use match'],
  ['packages/server/src/a.ts', 'export const id = 1 as unknown as string;', 'compiler off'],
  ['packages/ui/src/a.stories.tsx', 'export const a = mock.calls();', 'sent, lastSent or quiet'],
  ['packages/ui/src/b.stories.tsx', 'await expect(quick()).toHaveLength(0);', 'passes too early'],
  ['packages/ui/src/c.stories.tsx', 'await delay(10);', 'waits for time'],
  ['packages/ui/src/d.stories.tsx', "await expect(canvas.getByText('a')).toBeVisible();", 'looks once'],
  [
    'packages/ui/src/e.stories.tsx',
    "await userEvent.click(x);\nawait expect(canvas.getByText('a')).toHaveFocus();",
    'looks before the page',
  ],
];
// Where the linter's plugins are found.
mkdirSync(join(root, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(root, '.tmp/lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('each rule of the configuration says what it is for', () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(folder, '.oxlintrc.json'), config.replaceAll('./tools/lint/', `${root}/tools/lint/`));
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  const clean = ['packages/ui/src/theme/light.css.ts', "export const page = '#f8f7f4';"] as const;
  for (const [path, code] of [...samples, clean]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  const { stdout } = spawnSync(
    tool('oxlint'),
    ['--no-ignore', '--format', 'json', ...[...samples, clean].map(([path]) => path)],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; filename: string }[] };
  const ours = diagnostics.filter(({ code }) => code.startsWith('kasb('));
  for (const [path, , said] of samples)
    expect(ours.filter(({ filename }) => filename === path).map(({ message }) => message)).toEqual([
      expect.stringContaining(said),
    ]);
  expect(ours.filter(({ filename }) => filename === clean[0])).toEqual([]);
});

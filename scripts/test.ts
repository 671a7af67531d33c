import { totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { baseOf, changedPaths, touchedBy } from './lib/changed.ts';
import { workspacePackages } from './lib/packages.ts';
import { root, tool } from './lib/paths.ts';
import { runChains } from './lib/run.ts';
import type { Step } from './lib/run.ts';

// pnpm test [--changed [commit]]

// Types and typed lint are asked of programs in Go, which spend a third of their time on giving memory back: with enough
// of it they keep what they take, some 3 GB, until they end.
if (totalmem() >= 16 * 1024 ** 3) process.env.GOGC ??= 'off';

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join('scripts', file), ...args],
});
const vitest = (...args: string[]): Step => ({
  ...script('unit and server', 'test-vitest.ts', '--project', 'unit', '--project', 'server', ...args),
  limit: 1500,
});
const stories = (...args: string[]): Step => ({ ...script('stories', 'test-stories.ts', ...args), limit: 1600 });
// What people read of a refusal follows their language: asked of a story's end, it costs next to nothing.
const refusals = '--refusals';

/** What journeys, sizes and some tests look at; here, and not by two of them at once. */
const app = script('app', 'build-app.ts');

const checks: Step[] = [
  { name: 'format', command: tool('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: tool('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  script('patterns', 'check-patterns.ts'),
  script('layers', 'check-layers.ts'),
  script('truth', 'check-truth.ts'),
  script('words', 'check-words.ts'),
  script('chance', 'check-stories.ts'),
  script('pages', 'check-pages.ts'),
  { name: 'unused code', command: tool('knip'), args: [] },
  { name: 'types', command: tool('tsc'), args: ['--noEmit', '-p', '.'] },
];

/** The longest first; the checks fill the time of the one that ends sooner. */
const everything = (): Step[][] => [
  [stories(refusals)],
  [app, vitest()],
  [
    { ...script('packages', 'test-packages.ts'), limit: 900 },
    { ...script('end to end', 'test-e2e.ts', 'embedded'), limit: 1600, needs: app.name },
    { ...script('size', 'size.ts'), needs: app.name },
  ],
  checks,
];

/**
 * What differs from where the branch began: all checks, the tests that import it, the stories of the packages that it
 * is in or that are made with these, and those of changed files under stress; and the journeys that changed.
 */
function whatChanged(base: string): Step[][] {
  const paths = changedPaths(root, base);
  const { packages, journeys, isAll } = touchedBy(paths, workspacePackages(root));
  if (isAll) return everything();
  const shown = packages.filter((folder) => !/\/(?:contract|domain|server)$/.test(folder));
  const storyFiles = paths.filter((path) => path.endsWith('.stories.tsx'));
  const only = journeys.map((path) => basename(path));
  return [
    [
      ...(shown.length > 0 ? [stories(refusals, ...shown.map((folder) => `${folder}/`))] : []),
      ...(storyFiles.length > 0 ? [{ ...stories('--no-build', ...storyFiles, '--stress'), name: 'stress' }] : []),
    ],
    [...checks, ...(packages.length > 0 ? [vitest(`--changed=${base}`)] : [])],
    only.length > 0 ? [script('end to end', 'test-e2e.ts', 'embedded', ...only)] : [],
  ];
}

const at = process.argv.indexOf('--changed');
const chains = at < 0 ? everything() : whatChanged(process.argv[at + 1] ?? baseOf(root));
process.exitCode = (await runChains(chains)) ? 0 : 1;

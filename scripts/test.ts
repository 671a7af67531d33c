import { basename, join } from 'node:path';
import { ensureAppBuilt } from './lib/appBuild.ts';
import { baseOf, changedPaths, touchedBy } from './lib/changed.ts';
import { workspacePackages } from './lib/packages.ts';
import { root, tool } from './lib/paths.ts';
import { runLanes } from './lib/run.ts';
import type { Step } from './lib/run.ts';

// pnpm test [--changed [commit]]

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join('scripts', file), ...args],
});
const vitest = (...args: string[]): Step => ({
  name: 'unit and server',
  command: tool('vitest'),
  args: ['run', '--project', 'unit', '--project', 'server', ...args],
  limit: 1500,
});
const stories = (...args: string[]): Step => ({ ...script('stories', 'test-stories.ts', ...args), limit: 1600 });
// What people read of a refusal follows their language: asked of a story's end, it costs next to nothing.
const refusals = '--refusals';

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

/**
 * What browsers do beside what Node does: each lane waits often enough for the other.
 */
function everything(): Step[][] {
  // Here, and not in two lanes at once.
  ensureAppBuilt();
  return [
    [
      stories(refusals),
      { ...script('end to end', 'test-e2e.ts', 'embedded'), limit: 1200 },
      script('size', 'size.ts'),
      script('packages', 'test-packages.ts'),
      script('scaffolds', 'test-scaffolds.ts'),
    ],
    [...checks, vitest()],
  ];
}

/**
 * What differs from where the branch began: all checks, the tests that import it, the stories of the packages that it is
 * in or that are made with these, and those of changed files under stress; and the journeys that changed.
 */
function whatChanged(base: string): Step[][] {
  const paths = changedPaths(root, base);
  const { packages, journeys, isAll } = touchedBy(paths, workspacePackages(root));
  if (isAll) return everything();
  const shown = packages.filter((folder) => !/\/(?:contract|domain|server)$/.test(folder));
  const storyFiles = paths.filter((path) => path.endsWith('.stories.tsx'));
  return [
    [
      ...(shown.length > 0 ? [stories(refusals, ...shown.map((folder) => `${folder}/`))] : []),
      ...(storyFiles.length > 0 ? [{ ...stories('--no-build', ...storyFiles, '--stress'), name: 'stress' }] : []),
      ...(journeys.length > 0
        ? [script('end to end', 'test-e2e.ts', 'embedded', ...journeys.map((path) => basename(path)))]
        : []),
    ],
    [...checks, ...(packages.length > 0 ? [vitest(`--changed=${base}`)] : [])],
  ];
}

const at = process.argv.indexOf('--changed');
const lanes = at < 0 ? everything() : whatChanged(process.argv[at + 1] ?? baseOf(root));
process.exitCode = (await runLanes(...lanes)) ? 0 : 1;

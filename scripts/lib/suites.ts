import { totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { baseOf, changedPaths, touchedBy } from './changed.ts';
import { workspacePackages } from './packages.ts';
import { root, tool } from './paths.ts';
import type { Step } from './run.ts';

// Types and typed lint are asked of programs in Go, which spend a third of their time on giving memory back: with enough
// of it they keep what they take, some 3 GB, until they end.
if (totalmem() >= 16 * 1024 ** 3) process.env.GOGC ??= 'off';

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join('scripts', file), ...args],
});
/** What is typed or built for a machine, on one that is thrown away. */
const rehearsal = (name: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join('deploy/test', `${name}.ts`), ...args],
});
const vitest = (name: string, ...args: string[]): Step => ({
  ...script(name, 'test-vitest.ts', '--project', name, ...args),
  limit: 1500,
});
const drawn = (name: string, file: string, args: string[], limit: number): Step => ({
  ...script(name, file, ...args),
  limit,
  isInBrowser: true,
});
const stories = (...args: string[]) => drawn('stories', 'test-stories.ts', args, 1600);
const journeys = (...args: string[]) => drawn('journeys', 'test-e2e.ts', args, 1600);
const packages = (...args: string[]) => drawn('packages', '../tools/portals/packages.ts', args, 900);
/** What journeys, sizes and some tests look at; here, and not by two of them at once. */
const app = script('app', 'build-app.ts');
const size: Step = { name: 'size', command: tool('size-limit'), args: [] };

const lint = (name: string, ...args: string[]): Step => ({
  name,
  command: tool('oxlint'),
  args: ['--type-aware', '--deny-warnings', ...args],
});

/** Plain pages to compare with, which are built by themselves. */
const benchFixtures = 'packages/app/bench/fixtures';

const checks: Step[] = [
  { name: 'format', command: tool('oxfmt'), args: ['--check', '.'] },
  // In one program, which reads everything once; examples and fixtures are installed and typed where they are tried.
  lint(
    'lint and types',
    '--type-check',
    '--ignore-pattern',
    'examples/**',
    '--ignore-pattern',
    'tools/portals/fixtures/**',
    '--ignore-pattern',
    benchFixtures + '/**',
  ),
  lint('lint, apart', 'examples', 'tools/portals/fixtures', benchFixtures),
  { name: 'rules', command: process.execPath, args: ['tools/lint/check.ts'] },
  { name: 'unused code', command: tool('knip'), args: [] },
];

const LOOKS_PARTS = 4;
const STRESS_PARTS = 8;
/** The same in all parts of a night, so that together they have every story. */
const nightSeed = process.env.TEST_NIGHT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** What README calls the tests. The longest first; the checks fill the time of the one that ends sooner. */
export const gate = (): Step[][] => [
  [app, vitest('server', '--fast'), vitest('unit', '--fast')],
  [stories('--gate')],
  [packages('gate'), { ...journeys('--gate'), needs: app.name }],
  checks,
];

/** What the gate leaves out; what the gate built is taken over. */
export const rest = (): Step[][] => [
  [{ ...stories('--rest'), name: 'stories, rest' }],
  [app, { ...vitest('server', '--project', 'unit', '--slow'), name: 'slow' }, vitest('kills')],
  [
    { ...journeys('--rest'), name: 'journeys, rest', needs: app.name },
    { ...packages('rest'), name: 'packages, rest' },
    { ...size, needs: app.name },
  ],
];

/**
 * What differs from where the branch began: all checks, the tests that import it, the stories of the packages that it
 * is in or that are made with these, and those of changed files under stress; and the journeys that changed.
 */
export function whatChanged(base = baseOf(root)): Step[][] {
  const paths = changedPaths(root, base);
  const { packages: folders, journeys: files, isAll } = touchedBy(paths, workspacePackages(root));
  if (isAll) return gate();
  const shown = folders.filter((folder) => !/\/(?:contract|domain|server)$/.test(folder));
  const storyFiles = paths.filter((path) => path.endsWith('.stories.tsx'));
  const only = files.map((path) => basename(path));
  const changed = `--changed=${base}`;
  return [
    [
      ...(shown.length > 0 ? [stories('--refusals', ...shown.map((folder) => `${folder}/`))] : []),
      ...(storyFiles.length > 0 ? [{ ...stories('--no-build', ...storyFiles, '--stress'), name: 'stress' }] : []),
    ],
    [...checks, ...(folders.length > 0 ? [vitest('unit', changed), vitest('server', changed)] : [])],
    only.length > 0 ? [journeys('embedded', ...only)] : [],
  ];
}

/** The suites by their names, each whole, with the options that its script takes. */
export const suites: Record<string, (...options: string[]) => Step[]> = {
  checks: () => checks,
  unit: (...options) => [vitest('unit', ...options)],
  server: (...options) => [app, vitest('server', ...options)],
  kills: (...options) => [vitest('kills', ...options)],
  pooled: (...options) => [vitest('pooled', ...options)],
  stories: (...options) => [stories(...options)],
  journeys: (...options) => [journeys(...options)],
  packages: (...options) => [packages(...options)],
  size: (...options) => [app, { ...size, args: options }],
  scaffolds: () => [script('scaffolds', 'test-scaffolds.ts')],
  versions: () => [rehearsal('versions')],
  image: () => [rehearsal('image')],
  runbook: (...options) => [rehearsal('runbook', ...options)],
  review: () => [script('review', 'test-review.ts')],
  start: () => [script('start', 'test-start.ts')],
};

/** A step with the time that a shard may take. */
const long = (step: Step): Step => ({ ...step, limit: 3000 });

const parts = (count: number, make: (part: string) => Step[]): [string, Step[]][] =>
  Array.from({ length: count }, (_, index) => {
    const [step, ...more] = make(`${index + 1}/${count}`);
    if (!step) throw new Error('a shard has a step');
    return [`${step.name}-${index + 1}`, [step, ...more].map(long)];
  });

/** The parts of the night, by name: what needs longer than a change may wait, or tools that not every machine has. */
export const shards: Record<string, Step[]> = {
  // Every state in the dark, in Uzbek and 320 px wide; what axe leaves undecided is explained, or fails.
  ...Object.fromEntries(parts(LOOKS_PARTS, (part) => [{ ...stories('--looks', '--shard', part), name: 'looks' }])),
  // Late answers, a slow page, another order each night.
  ...Object.fromEntries(
    parts(STRESS_PARTS, (part) => [
      { ...stories('--stress', '--repeats', '1', '--seed', nightSeed, '--shard', part), name: 'stress' },
    ]),
  ),
  modes: [long({ ...stories('--modes'), name: 'modes' })],
  pictures: [long({ ...stories('--visual'), name: 'pictures' })],
  // What people press and type before the script has come, an external PostgreSQL, two servers.
  journeys: [long(journeys('late', 'external', 'pair'))],
  walks: [long(journeys('walks'))],
  portals: [packages('next'), packages('guide'), packages('release'), script('scaffolds', 'test-scaffolds.ts')],
  image: [rehearsal('image')],
  runbook: [rehearsal('runbook'), rehearsal('versions')],
  // Behind what stands before and behind servers: Caddy and PgBouncer, which must be installed.
  pooled: [vitest('kills', 'caddy'), vitest('pooled')],
  'pooled-journeys': [journeys('pooled')],
};

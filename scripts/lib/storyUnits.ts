import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { root } from './paths.ts';
import { seeded, shuffled } from './seeded.ts';

// The runner opens a page for each of its files, which takes longer than most files' stories: so the stories of many
// files become one unit, and a page is opened once for all of them.

/** Where the units are, for the runner's settings. */
export const unitsFolder = join(root, '.tmp', 'story-units');

/**
 * Opening a page and drawing its first stories costs as much as eight of the later ones, which are not slower the more
 * it has drawn; one that breaks takes the rest of its unit with it.
 */
const perUnit = 300;
const perStressedUnit = 40;

/**
 * Marks a file whose stories need a page on which no others were: SWR never forgets what a key was at first, and a page
 * has a service worker from its beginning or none.
 */
const ownPage = /'(?:own-page|service-worker)'/;

/** How stories are put to the test beyond showing them once, in order. */
export interface StressOptions {
  /** Of the order, and of what else is left to chance. */
  seed: number;
  /** How often each story is shown. */
  repeats: number;
}

const countOf = (test: string) => test.match(/\bit\(/g)?.length ?? 0;

/** The tests of one file, each by itself. */
function splitTest(test: string): string[] {
  const [head = '', ...stories] = test
    .trimEnd()
    .replace(/\n\}\);?$/, '')
    .split(/^(?= {2}describe\()/m);
  return stories.map((story) => `${head}${story}\n});`);
}

/** The title and the name of the only story of a test, as Jest joins them. */
function nameOf(test: string): string {
  const [title = '""', name = '""'] = [...test.matchAll(/^ *describe\((".*"), /gm)].map(([, text]) => text);
  return `${JSON.parse(title)} › ${JSON.parse(name)}`;
}

/** Fills units one after another. */
function unitsOf(tests: string[], most: number): string[][] {
  const units: string[][] = [];
  let stories = most;
  for (const test of tests) {
    if (stories >= most) {
      units.push([]);
      stories = 0;
    }
    units.at(-1)?.push(test);
    stories += countOf(test);
  }
  return units;
}

/** Files of stories whose path has one of these parts, or all. */
export const storyFiles = (parts: string[]) =>
  globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root })
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();

function writeUnits(units: readonly string[][]): number {
  rmSync(unitsFolder, { recursive: true, force: true });
  mkdirSync(unitsFolder, { recursive: true });
  for (const [index, unit] of units.entries()) {
    writeFileSync(join(unitsFolder, `unit-${index + 1}.test.js`), unit.join('\n'));
  }
  return units.length;
}

/** Reads the tests of these files: those that share pages, and those that get one to themselves. */
async function readStoryTests(files: string[]) {
  // The transformation names titles by the folder of these settings.
  process.env.STORYBOOK_CONFIG_DIR ??= join(root, '.storybook');
  const tests: string[] = [];
  const lonely: string[] = [];
  for (const path of files) {
    const file = join(root, path);
    const source = readFileSync(file, 'utf8');
    const test = await transformPlaywright(source, file);
    if (!test.startsWith('describe.skip')) (ownPage.test(source) ? lonely : tests).push(test);
  }
  return { tests, lonely };
}

/** Writes the test of one story, by its title and name; whether these files have it. */
export async function writeStoryUnit(files: string[], name: string): Promise<boolean> {
  const { tests, lonely } = await readStoryTests(files);
  const wanted = [...tests, ...lonely].flatMap(splitTest).filter((test) => nameOf(test) === name);
  return writeUnits(wanted.length > 0 ? [wanted] : []) > 0;
}

/**
 * Writes the tests of these files; how many units they are. Under stress, stories of all files come mixed, in another
 * order each time.
 */
export async function writeStoryUnits(files: string[], stress?: StressOptions) {
  const { tests, lonely } = await readStoryTests(files);
  const random = seeded(stress?.seed ?? 0);
  const units = stress
    ? Array.from({ length: stress.repeats }, () =>
        unitsOf(shuffled(tests.flatMap(splitTest), random), perStressedUnit),
      ).flat()
    : unitsOf(tests, perUnit);
  for (let repeat = 0; repeat < (stress?.repeats ?? 1); repeat += 1) units.push(...lonely.map((test) => [test]));
  return writeUnits(units);
}

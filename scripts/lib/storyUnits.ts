import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, testedSite } from './paths.ts';
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

/** Marks a file whose stories need a page on which no others were: SWR never forgets what a key was at first. */
const ownPage = 'own-page';
/** Marks one that needs a page to itself, which has a service worker from its beginning. */
const withWorker = 'service-worker';

/** How stories are put to the test beyond showing them once, in order. */
export interface StressOptions {
  /** Of the order, and of what else is left to chance. */
  seed: number;
  /** How often each story is shown. */
  repeats: number;
}

/** Which stories a run shows. */
export interface StoryChoice {
  /** Parts of the paths of their files; none: all. */
  parts: readonly string[];
  /** Stories with one of these tags; none: all. */
  included?: readonly string[];
  /** Stories with none of these tags. */
  excluded?: readonly string[];
}

/** A story, as the built Storybook lists it. */
interface StoryEntry {
  type: string;
  id: string;
  title: string;
  exportName: string;
  importPath: string;
  tags: string[];
}

function readStories({ parts, included = [], excluded = [] }: StoryChoice): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(testedSite, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(
    ({ type, importPath, tags }) =>
      type === 'story' &&
      tags.includes('test') &&
      (parts.length === 0 || parts.some((part) => importPath.includes(part))) &&
      (included.length === 0 || included.some((tag) => tags.includes(tag))) &&
      !excluded.some((tag) => tags.includes(tag)),
  );
}

/** What a unit begins with: shows a story as the runner's own files do. */
const visit = `
async function show(context) {
  await globalThis.__sbPreVisit?.(page, context);
  try {
    await page.evaluate((id) => __test(id), context.id);
  } catch (error) {
    if (!isLeft(error)) await globalThis.__sbPostVisit?.(page, { ...context, hasFailure: true });
    throw error;
  }
  await globalThis.__sbPostVisit?.(page, context);
}

// A page that has gone elsewhere in the middle of a story is opened once more.
const isLeft = (error) => String(error).includes('Execution context was destroyed');

async function visit(context) {
  try {
    await show(context);
  } catch (error) {
    if (!isLeft(error)) throw error;
    await jestPlaywright.resetPage();
    await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
    await show(context);
  }
}
`;

/** The test of a story; its name is what nameOf says with the kind behind it. */
function testOf({ id, title, exportName: name, tags }: StoryEntry): string {
  const context = JSON.stringify({ id, title, name });
  const kind = tags.includes('play-fn') ? 'play-test' : 'smoke-test';
  return `describe(${JSON.stringify(title)}, () => describe(${JSON.stringify(name)}, () => {
  it('${kind}', () => visit(${context}));
}));`;
}

/** How Jest names a story, without the kind of its test. */
const nameOf = ({ title, exportName }: StoryEntry) => `${title} › ${exportName}`;

/** Fills units one after another, as long as stories of one file come one after another. */
function unitsOf(stories: readonly StoryEntry[], most: number): StoryEntry[][] {
  const units: StoryEntry[][] = [];
  let file = '';
  for (const story of stories) {
    const unit = units.at(-1);
    if (unit && (unit.length < most || story.importPath === file)) unit.push(story);
    else units.push([story]);
    file = story.importPath;
  }
  return units;
}

function writeUnits(units: readonly (readonly StoryEntry[])[]): number {
  rmSync(unitsFolder, { recursive: true, force: true });
  mkdirSync(unitsFolder, { recursive: true });
  for (const [index, unit] of units.entries())
    writeFileSync(join(unitsFolder, `unit-${index + 1}.test.js`), [visit, ...unit.map(testOf)].join('\n'));
  return units.length;
}

/** Files of stories whose path has one of these parts, or all. */
export const storyFiles = (parts: readonly string[]): string[] =>
  globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root })
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();

/** Writes the test of one story of the built Storybook, by its title and name; whether there is one. */
export const writeStoryUnit = (name: string): boolean =>
  writeUnits(
    [readStories({ parts: [] }).filter((story) => nameOf(story) === name)].filter(({ length }) => length > 0),
  ) > 0;

/**
 * Writes the tests of stories of the built Storybook; how many units they are. Under stress, stories of all files come
 * mixed, in another order each time.
 */
export function writeStoryUnits(choice: StoryChoice, stress?: StressOptions): number {
  const all = readStories(choice);
  const isLonely = ({ tags }: StoryEntry) => tags.includes(ownPage) || tags.includes(withWorker);
  const shared = all.filter((story) => !isLonely(story));
  const lonely = [...Map.groupBy(all.filter(isLonely), ({ importPath }) => importPath).values()];
  const repeats = Array.from({ length: stress?.repeats ?? 1 });
  const random = seeded(stress?.seed ?? 0);
  // Few of them still give both workers something to do.
  const most = Math.min(perUnit, Math.ceil(shared.length / 2));
  const units = stress
    ? repeats.flatMap(() => chunksOf(shuffled(shared, random), perStressedUnit))
    : unitsOf(shared, most);
  for (const stories of repeats.flatMap(() => lonely)) {
    // A page on which no others were may have others after them.
    const free = units.findIndex((unit) => !unit.some(isLonely));
    if (free < 0 || stories.some(({ tags }) => tags.includes(withWorker))) units.push(stories);
    else units[free]?.unshift(...stories);
  }
  return writeUnits(units);
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

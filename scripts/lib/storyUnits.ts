import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { root } from './paths.ts';

// The runner opens a page for each of its files, which takes longer than most files' stories: so the stories of many
// files become one unit, and a page is opened once for all of them.

/** Where the units are, for the runner's settings. */
export const unitsFolder = join(root, '.tmp', 'story-units');

/** A page draws slower the more it has drawn, and one that breaks takes the rest of its unit with it. */
const perUnit = 60;

/** Writes the tests of all files whose path has one of these parts, or of all; how many units they are. */
export async function writeStoryUnits(parts: string[]) {
  rmSync(unitsFolder, { recursive: true, force: true });
  mkdirSync(unitsFolder, { recursive: true });
  // The transformation names titles by the folder of these settings.
  process.env.STORYBOOK_CONFIG_DIR ??= join(root, '.storybook');
  const files = globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root })
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();
  const tests = await Promise.all(
    files.map(async (path) => {
      const file = join(root, path);
      return transformPlaywright(readFileSync(file, 'utf8'), file);
    }),
  );
  const units: string[][] = [];
  let stories = perUnit;
  for (const test of tests.filter((text) => !text.startsWith('describe.skip'))) {
    if (stories >= perUnit) {
      units.push([]);
      stories = 0;
    }
    units.at(-1)?.push(test);
    stories += test.match(/\bit\(/g)?.length ?? 0;
  }
  for (const [index, unit] of units.entries()) {
    writeFileSync(join(unitsFolder, `unit-${index + 1}.test.js`), unit.join('\n'));
  }
  return units.length;
}

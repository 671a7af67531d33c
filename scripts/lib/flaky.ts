import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

/** Whether this is a nightly run, in which a test that fails by chance fails the run. */
const isNight = process.env.TEST_NIGHT === '1';

/** More failures than this in a suite cannot be chance alone: none of them runs again. */
const MAX_RETRIED = 3;

/** More flaky tests than this fail a run. */
export const MAX_FLAKY = isNight ? 0 : MAX_RETRIED;

/** How often a test that looks for races must pass alone, since once says little of chance. */
const RACE_REPEATS = 5;

/** Where a run lists its flaky tests. */
const flakyFile = join(root, '.tmp', 'flaky.json');

/** A test that failed in a suite and can run again by itself. */
export interface RetriableTest {
  name: string;
  /** Tagged `race`. */
  isRace?: boolean;
  /** Runs it alone; whether it passed. */
  run: () => Promise<boolean>;
}

/** A test that failed and passed when it ran again alone. */
export interface FlakyTest {
  suite: string;
  name: string;
  isRace: boolean;
}

/** The line that a suite prints for a flaky test, and that `flakyTests` finds. */
export const flakyLine = (name: string, isRace = false): string => `FLAKY ${isRace ? 'RACE ' : ''}${name}`;

/**
 * Runs each failed test alone, those tagged `race` five times, and prints which were flaky.
 * @returns whether the suite counts as passed; with too many failures nothing runs again
 */
export async function retryFailed(failed: readonly RetriableTest[], maxFlaky = MAX_FLAKY): Promise<boolean> {
  if (failed.length > MAX_RETRIED) {
    console.log(`${failed.length} failed: too many for chance, none runs again`);
    return false;
  }
  let flaky = 0;
  for (const { name, isRace = false, run } of failed) {
    console.log(`\n── again, alone: ${name}`);
    let passes = 0;
    const repeats = isRace ? RACE_REPEATS : 1;
    while (passes < repeats && (await run())) passes += 1;
    if (passes < repeats) continue;
    console.log(flakyLine(name, isRace));
    flaky += 1;
  }
  return flaky === failed.length && flaky <= maxFlaky;
}

/** The flaky tests that a suite's output names. */
export const flakyTests = (suite: string, output: string): FlakyTest[] =>
  [...output.matchAll(/^FLAKY (RACE )?(.+)$/gm)].map(([, race, name = '']) => ({
    suite,
    name,
    isRace: race !== undefined,
  }));

/** Writes the list of a run's flaky tests, an empty one included. */
export function writeFlaky(tests: readonly FlakyTest[], file = flakyFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(tests, null, 2)}\n`);
}

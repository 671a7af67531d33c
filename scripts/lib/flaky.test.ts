import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { flakyLine, flakyTests, retryFailed, writeFlaky } from './flaky.ts';

let printed: string[] = [];
afterEach(() => vi.restoreAllMocks());

/** A failed test whose runs end as given. */
function failedTest(name: string, ends: boolean[], isRace = false) {
  const runs = ends.values();
  return { name, isRace, run: vi.fn<() => Promise<boolean>>(async () => runs.next().value ?? false) };
}

function retry(failed: ReturnType<typeof failedTest>[], maxFlaky = 3) {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  return retryFailed(failed, maxFlaky);
}

const printedFlaky = () => printed.filter((line) => line.startsWith('FLAKY'));

describe('a failed test', () => {
  test('that passes alone is flaky, and the suite passes', async () => {
    expect(await retry([failedTest('board.test.ts', [true])])).toBe(true);
    expect(printedFlaky()).toEqual(['FLAKY board.test.ts']);
  });

  test('that fails again fails the suite, and is not flaky', async () => {
    const again = failedTest('board.test.ts', [false, true]);
    expect(await retry([again, failedTest('list.test.ts', [true])])).toBe(false);
    expect(again.run).toHaveBeenCalledOnce();
    expect(printedFlaky()).toEqual(['FLAKY list.test.ts']);
  });

  test('tagged race must pass five times', async () => {
    const passing = failedTest('payme.test.ts', [true, true, true, true, true], true);
    expect(await retry([passing])).toBe(true);
    expect(passing.run).toHaveBeenCalledTimes(5);
    expect(printedFlaky()).toEqual(['FLAKY RACE payme.test.ts']);
    expect(await retry([failedTest('payme.test.ts', [true, true, true, true, false], true)])).toBe(false);
    expect(printedFlaky()).toEqual([]);
  });
});

test('by night a flaky one fails the suite, and where four failed none runs again', async () => {
  expect(await retry([failedTest('board.test.ts', [true])], 0)).toBe(false);
  expect(printedFlaky()).toEqual(['FLAKY board.test.ts']);
  const failed = ['a', 'b', 'c', 'd'].map((name) => failedTest(name, [true]));
  expect(await retry(failed)).toBe(false);
  for (const { run } of failed) expect(run).not.toHaveBeenCalled();
});

test('the lines of a suite are read back, and listed in a file', () => {
  const output = ['done', flakyLine('e2e/board.spec.ts › moves a card'), flakyLine('payme.test.ts', true), ''].join(
    '\n',
  );
  const tests = flakyTests('journeys', output);
  expect(tests).toEqual([
    { suite: 'journeys', name: 'e2e/board.spec.ts › moves a card', isRace: false },
    { suite: 'journeys', name: 'payme.test.ts', isRace: true },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'kasb-flaky-'));
  writeFlaky(tests, join(folder, 'lists', 'flaky.json'));
  expect(JSON.parse(readFileSync(join(folder, 'lists', 'flaky.json'), 'utf8'))).toEqual(tests);
  rmSync(folder, { recursive: true });
});

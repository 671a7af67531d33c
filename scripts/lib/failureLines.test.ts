import { expect, test } from 'vitest';
import { failedNames, failedTests, failureLines } from './failureLines.ts';

const journeys = [
  '  ✓  1 e2e/board.spec.ts:4:1 › moves a card (3.1s)',
  '  ✘  2 e2e/notices.spec.ts:45:1 › the bell shows it (1.4m)',
  '  ✓  3 e2e/search.spec.ts:9:3 › finds by words (5.0s)',
  '',
  '  1) e2e/notices.spec.ts:45:1 › the bell shows it ─────────────',
  '',
  '    Error: expect(locator).toBeVisible() failed',
  '',
  "    Locator: getByRole('dialog')",
  '    Timeout: 10000ms',
  '    Call log:',
  "      - waiting for getByRole('dialog')",
  '    > 92 |   await expect(bell).toBeVisible();',
  '  1 failed',
  '    e2e/notices.spec.ts:45:1 › the bell shows it ───────────────',
  '  2 passed (9.2m)',
  'end to end: 0 passed, 1 failed (embedded)',
].join('\n');

const stories = [
  '●  Building preview..',
  '  ● UI/Button › Pressed › play-test',
  '',
  '    page.evaluate: StorybookTestRunnerError: ',
  '    Click to debug the error directly in Storybook:',
  '    http://localhost:37925/?path=/story/ui-button--pressed',
  '',
  '    Message:',
  '     Unable to find an element with the text: Нет такого',
  '',
  '     <div />',
  '    > 196 |           result = await page.evaluate(({',
  '  ● My/Resumes › Empty › smoke-test',
  '    Error: my-resumes--empty does not end in its state',
].join('\n');

test('says what a journey waited for, and where', () => {
  expect(failureLines(journeys)).toEqual([
    "notices.spec.ts › the bell shows it: Error: expect(locator).toBeVisible() failed, getByRole('dialog')",
    '    Error: expect(locator).toBeVisible() failed',
    "    Locator: getByRole('dialog')",
    '    Timeout: 10000ms',
    '    > 92 |   await expect(bell).toBeVisible();',
    '    e2e/notices.spec.ts:45:1 › the bell shows it ───────────────',
    '  2 passed (9.2m)',
    'end to end: 0 passed, 1 failed (embedded)',
  ]);
});

test('names the tests that failed, and why', () => {
  expect(failedTests(journeys)).toHaveLength(1);
  expect(failedNames(`${stories}\nTests:       2 failed, 8 passed, 10 total`)).toEqual([
    'UI/Button › Pressed',
    'My/Resumes › Empty',
  ]);
  // What failed without a name cannot run again: neither a file that did not run, nor a test that is not named.
  expect(failedNames(`${stories}\n  ● Test suite failed to run\nTests:       2 failed, 10 total`)).toEqual([]);
  expect(failedNames(`${stories}\nTests:       3 failed, 10 total`)).toEqual([]);
  expect(failedTests(stories)).toEqual([
    'UI/Button › Pressed: Unable to find an element with the text: Нет такого',
    'My/Resumes › Empty: Error: my-resumes--empty does not end in its state',
  ]);
  const units = [
    ' FAIL  unit  scripts/lib/a.test.ts > group > adds',
    'AssertionError: expected 1 to be 2',
    '- Expected',
  ];
  expect(failedTests(units.join('\n'))).toEqual(['a.test.ts > group > adds: AssertionError: expected 1 to be 2']);
});

test('names a journey that failed in a walk that was stopped', () => {
  const output = journeys.split('\n').slice(0, 3).join('\n');
  expect(failedTests(output)).toEqual(['notices.spec.ts › the bell shows it']);
});

test('says the end where no line is known, and no line whole that is endless', () => {
  const output = ['built', 'stories: 12 passed', 'no story shows how setName is refused', 'x'.repeat(900)].join('\n');
  expect(failureLines(output)).toEqual([
    'stories: 12 passed',
    'no story shows how setName is refused',
    'x'.repeat(200),
  ]);
});

import { expect, test } from 'vitest';
import { failureLines } from './failureLines.ts';

test('says what a journey waited for, and where', () => {
  const output = [
    '  ✓  1 e2e/board.spec.ts:4:1 › moves a card (3.1s)',
    '  ✘  2 e2e/notices.spec.ts:45:1 › the bell shows it (1.4m)',
    '    Error: expect(locator).toBeVisible() failed',
    '',
    "    Locator: getByRole('dialog')",
    '    Timeout: 10000ms',
    '    Call log:',
    '      - waiting for getByRole',
    '    > 92 |   await expect(bell).toBeVisible();',
    '    attachment #1: trace',
    '  1 failed',
    '  1 passed (9.2m)',
    'end to end: 0 passed, 1 failed (embedded)',
  ].join('\n');
  expect(failureLines(output)).toEqual([
    '  ✘  2 e2e/notices.spec.ts:45:1 › the bell shows it (1.4m)',
    '    Error: expect(locator).toBeVisible() failed',
    "    Locator: getByRole('dialog')",
    '    Timeout: 10000ms',
    '    > 92 |   await expect(bell).toBeVisible();',
    '  1 failed',
    '  1 passed (9.2m)',
    'end to end: 0 passed, 1 failed (embedded)',
  ]);
});

test('says the end where no line is known, and no line whole that is endless', () => {
  const output = ['built', 'stories: 12 passed', 'no story shows how setName is refused', 'x'.repeat(900)].join('\n');
  expect(failureLines(output)).toEqual([
    'stories: 12 passed',
    'no story shows how setName is refused',
    'x'.repeat(200),
  ]);
});

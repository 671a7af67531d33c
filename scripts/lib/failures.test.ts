import { expect, test } from 'vitest';
import { failedTests, failureLine, failureLines } from './failures.ts';

const story = [
  'page.evaluate: StorybookTestRunnerError: ',
  'Click to debug the error directly in Storybook:',
  'http://localhost:37925/?path=/story/ui-button--pressed',
  '',
  'Message:',
  ' Unable to find an element with the text: Нет такого',
  '',
  ' <div />',
].join('\n');

test('a test that failed is told once, with why, before the last lines', () => {
  const line = failureLine('UI/Button › Pressed', story);
  const output = `a story\n${line}\n${line}\n1 failed\n`;
  const told = 'UI/Button › Pressed | Unable to find an element with the text: Нет такого | <div />';
  expect(failedTests(output)).toEqual([told]);
  expect(failureLines(output)).toEqual([told, 'a story', '1 failed']);
});

test('what has no tests says its last lines', () => {
  expect(failureLines('one\n\n  error TS2322: two\n')).toEqual(['one', '  error TS2322: two']);
});

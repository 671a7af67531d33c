import { stripVTControlCharacters } from 'node:util';

/** What stands between the name of a story and its message. */
const preface = /^\s*(?:page\.evaluate: StorybookTestRunnerError|Click to debug|https?:\/\/|Message:|$)/;
const longest = 240;
const mark = 'FAILED TEST ';

/** The line by which a suite tells of a test that failed, with the first two lines of why. */
export function failureLine(name: string, message = ''): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !preface.test(line))
    .slice(0, 2)
    .map((line) => line.trim());
  return `${mark}${[name, ...said].join(' | ')}`.slice(0, longest);
}

/** The tests that an output says have failed, each once. */
export const failedTests = (output: string): string[] => [
  ...new Set(output.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []))),
];

/** What of an output says why it failed: its tests, or its last lines where it has none. */
export function failureLines(output: string, most = 12): string[] {
  const tests = failedTests(output);
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith(mark));
  return [...tests.slice(0, most), ...lines.slice(tests.length > 0 ? -3 : -30).map((line) => line.slice(0, longest))];
}

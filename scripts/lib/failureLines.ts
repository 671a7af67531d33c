/** The line of a test that failed, of Playwright while it still runs. */
const running = /^ {2}✘ +\d+ (.+) \([\d.]+m?s?\)$/;
/** The line over what a test failed with: of Playwright, Jest and Vitest. */
const headings = [/^ {2}\d+\) (.+?)[ ─]*$/, /^ {2}● (.+ › .+)$/, /^ FAIL +\w+ +(.+)$/];
/** What stands between the name of a story and its message. */
const preface = /^\s*(?:page\.evaluate: StorybookTestRunnerError|Click to debug|https?:\/\/|Message:|$)/;
/** What Playwright waited for. */
const place = /^\s*(?:Locator: |- waiting for )(.+)/;
const signs = [
  // An error by its name, as every tool prints it: Error: …, AssertionError: …
  /^\s*(?:[A-Z]\w*)?Error: /,
  /^\s*(?:✖|✗)\s/,
  // What Playwright and Jest expected, and where.
  /^\s*(?:Expected|Received|Locator|Timeout)\b[^:]*:/,
  /^\s*>\s?\d+ \|(?!.* page\.evaluate\()/,
];
const longest = 200;

const linesOf = (output: string) => output.split('\n').map((line) => line.trimEnd());

/** Without the folder, the line and what Storybook's runner calls all of its tests. */
const shortened = (name: string) =>
  name
    .replace(/^\S*\/(?=\S+\.tsx?\b)/, '')
    .replace(/:\d+:\d+ /, ' ')
    .replace(/ › (?:play|smoke)-test$/, '');

/** The tests of an output that failed, by name, with the first lines of why. */
function readFailures(output: string) {
  const tests = new Map<string, string[]>();
  let why: string[] = [];
  for (const line of linesOf(output)) {
    const begun = running.exec(line)?.[1];
    const name = begun ?? headings.map((heading) => heading.exec(line)?.[1]).find(Boolean);
    if (name !== undefined) {
      why = [];
      if (!begun || !tests.has(shortened(name))) tests.set(shortened(name), why);
      // What follows it is the next test.
      if (begun) why = [''];
    } else if (why.length === 0 && tests.size > 0 && !preface.test(line)) why.push(line.trim());
    else if (why.length === 1 && place.test(line)) why.push(place.exec(line)?.[1] ?? '');
  }
  return tests;
}

/**
 * The names of the tests that failed in an output of Jest, or none where more failed than it names: a file that did not
 * run at all has no tests to name.
 */
export function failedNames(output: string): string[] {
  const names = [...readFailures(output).keys()];
  const counted = Number(/^Tests: +(\d+) failed/m.exec(output)?.[1]);
  return counted === names.length && !output.includes('Test suite failed to run') ? names : [];
}

/** The tests of an output that failed, each once, with the first line of why. */
export const failedTests = (output: string): string[] =>
  [...readFailures(output)].map(([name, said]) => [name, said.join(', ')].filter(Boolean).join(': ').slice(0, longest));

/**
 * The lines of an output that say what failed, each once, and its last three: enough for whoever sees only the end of
 * a log.
 * @param most how many lines before the last three
 */
export function failureLines(output: string, most = 12): string[] {
  const lines = linesOf(output)
    .map((line) => line.slice(0, longest))
    .filter((line) => line !== '');
  const said = lines.filter((line) => signs.some((sign) => sign.test(line)));
  return [...new Set([...[...failedTests(output), ...said].slice(0, most), ...lines.slice(-3)])];
}

const signs = [
  // An error by its name, as every tool prints it: Error: …, AssertionError: …
  /^\s*(?:[A-Z]\w*)?Error: /,
  // The line of a test that failed: vitest, Jest, Playwright.
  /^\s*(?:FAIL|●|✖|✗|✘)\s/,
  // What Playwright and Jest expected, and where.
  /^\s*(?:Expected|Received|Locator|Timeout)\b[^:]*:/,
  /^\s*>\s?\d+ \|/,
];
const longest = 200;

/**
 * The lines of an output that say what failed, each once, and its last three: enough for whoever sees only the end of
 * a log.
 * @param most how many lines before the last three
 */
export function failureLines(output: string, most = 12): string[] {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd().slice(0, longest))
    .filter((line) => line.trim() !== '');
  const said = lines.filter((line) => signs.some((sign) => sign.test(line))).slice(0, most);
  return [...new Set([...said, ...lines.slice(-3)])];
}

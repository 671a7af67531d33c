import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { failureLine } from './lib/failures.ts';
import { retryFailed } from './lib/flaky.ts';
import { root, tool } from './lib/paths.ts';
import { runStep } from './lib/run.ts';
import { slowFiles } from './lib/slowTests.ts';

// node scripts/test-vitest.ts --project NAME [--fast|--slow] [what vitest run takes]
// A file with failed tests runs once more alone. Files tagged `slow` are all that --slow runs, and none that --fast
// does.

/** What Vitest's JSON reporter says of a run. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; tags: string[]; failureMessages: string[] }[];
  }[];
}

const isSlow = process.argv.includes('--slow');
if (process.argv.includes('--fast')) process.env.TEST_FAST = '1';
const args = [
  ...process.argv.slice(2).filter((argument) => argument !== '--slow' && argument !== '--fast'),
  ...(isSlow ? slowFiles() : []),
];
const projects = args.flatMap((argument, index) => (argument === '--project' ? [argument, args[index + 1] ?? ''] : []));
const reportFile = join(root, '.tmp', `vitest-${process.pid}.json`);

const run = (more: string[]) =>
  runStep({ name: 'vitest', command: tool('vitest'), args: ['run', ...more], limit: 1500 });

mkdirSync(join(root, '.tmp'), { recursive: true });
const { isPassed, output } = await run([
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
]);
const report = readReport();
rmSync(reportFile, { force: true });
// An error outside of all tests belongs to no file that could run again.
const isRetriable = report !== undefined && !/^Vitest caught \d+ unhandled error/m.test(output);
const failed = (report?.testResults ?? [])
  .filter(({ status }) => status === 'failed')
  .map(({ name, assertionResults }) => ({
    name: relative(root, name),
    isRace: assertionResults.some(({ status, tags }) => status === 'failed' && tags.includes('race')),
    run: async () => (await run([...projects, relative(root, name)])).isPassed,
  }));
for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  for (const test of tests) console.log(failureLine(`${basename(name)} › ${test.fullName}`, test.failureMessages[0]));
  if (status === 'failed' && tests.length === 0) console.log(failureLine(basename(name), message));
}
const passes = isPassed || (isRetriable && failed.length > 0 && (await retryFailed(failed)));
if (report) {
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  // What passed when it ran again has passed.
  const [passed, stillFailed] = passes ? [numPassedTests + numFailedTests, 0] : [numPassedTests, numFailedTests];
  console.log(`\ntests: ${passed} passed, ${stillFailed} failed, ${numPendingTests} skipped`);
}
process.exitCode = passes ? 0 : 1;

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    // Vitest ended before it could write one.
    return undefined;
  }
}

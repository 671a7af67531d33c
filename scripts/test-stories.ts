import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { table } from '@kasb/contract/table';
import { metFolder } from '../.storybook/axe.ts';
import { beginRefusals, refusalProblems, refusedStories } from '../.storybook/refusals.ts';
import { undecided } from '../.storybook/undecided.ts';
import { baselinesFolder } from './lib/baselines.ts';
import { shellLaunchOptions } from './lib/chromium.ts';
import { failureLine } from './lib/failures.ts';
import { retryFailed } from './lib/flaky.ts';
import { root, testedSite, tool } from './lib/paths.ts';
import { runStep } from './lib/run.ts';
import { RunError, endWith } from './lib/runError.ts';
import { russianTexts } from './lib/russianTexts.ts';
import { builtStories, ensureStoriesBuilt } from './lib/siteBuild.ts';
import { serveFolder } from './lib/staticServer.ts';
import { storyFiles, writeStoryUnit, writeStoryUnits } from './lib/storyUnits.ts';

// pnpm test stories [--no-build] [--theme dark] [--locale uz] [--brand portal] [--modes] [--visual [--update]]
//   [--gate|--rest] [--looks] [--refusals] [--stress [--repeats 3] [--seed 1234]]
//   [parts of the paths of story files ...] [what test-storybook takes, from its first option on]
const args = process.argv.slice(2);

function take(flag: string) {
  const at = args.indexOf(flag);
  return at >= 0 && args.splice(at, 1).length > 0;
}

function takeValue(flag: string) {
  const at = args.indexOf(flag);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
}

const globals = ['theme', 'locale', 'brand'].flatMap((name) => {
  const value = takeValue(`--${name}`);
  return value ? [`${name}:${value}`] : [];
});
// Forced colours; motion is reduced in every run.
const withModes = take('--modes');
const baselines = take('--visual') ? baselinesFolder() : undefined;
// One of each screen and component and what its forms are refused; or all others.
const isGate = take('--gate');
const isRest = take('--rest');
const included = isGate ? ['gate'] : withModes ? ['modes', 'snapshot'] : baselines ? ['snapshot'] : [];
if (take('--update')) args.push('--updateSnapshot');
// Late answers, a slow processor and another order: what hangs on chance shows. A seed of another run repeats it.
const repeats = Number(takeValue('--repeats') ?? 3);
const seed = Number(takeValue('--seed') ?? Date.now() % 1_000_000);
const stress = take('--stress') ? { repeats, seed } : undefined;
// Screens once more in the dark, in Uzbek and 320 px wide, and what their list explains in vain.
const withLooks = take('--looks');
// Where a write was refused, the end once more in Uzbek; of a whole run also the writes that no story saw refused.
const withRefusals = take('--refusals') || isGate || isRest;
const isBuilt = take('--no-build');
const firstOption = args.findIndex((argument) => argument.startsWith('-'));
const parts = args.splice(0, firstOption < 0 ? args.length : firstOption);

// What was built of some files alone serves no other run: stories that are not there fail.
try {
  if (parts.length > 0 && storyFiles(parts).length === 0)
    throw new RunError(`no stories in files whose path has ${parts.join(' or ')}`);
  if (!isBuilt) ensureStoriesBuilt(parts.length > 0 ? storyFiles(parts) : []);
} catch (error) {
  endWith(error);
}
// Here, and not in the two workers at once: installing takes a lock.
process.env.CHROMIUM_PATH = shellLaunchOptions().executablePath;
if (writeStoryUnits({ parts, included, excluded: isRest ? ['gate'] : [] }, stress) === 0)
  throw new Error(`no stories in files whose path has ${parts.join(' or ')}`);
// Writes that people make.
const writes = table.filter(({ method, access }) => method !== 'GET' && access !== 'operator').map(({ name }) => name);
rmSync(metFolder, { recursive: true, force: true });
// What the gate saw refused counts where it saw these very stories.
const goesOn = isRest && refusedStories() === builtStories();
if (withRefusals && !goesOn) beginRefusals({ writes, texts: await russianTexts(), stories: builtStories() });
const storybook = await serveFolder(testedSite);
const runUnits = (options: readonly string[]) =>
  runStep({
    name: 'stories',
    command: tool('test-storybook'),
    args: ['--url', storybook.url, `--maxWorkers=${process.env.TEST_WORKERS ?? 2}`, ...options],
    env: {
      KASB_STORY_GLOBALS: globals.join(';'),
      KASB_STORY_MODES: withModes ? '1' : '',
      KASB_STORY_LOOKS: withLooks ? '1' : '',
      KASB_STORY_REFUSALS: withRefusals ? '1' : '',
      // Colours in the dark are left to what follows the gate.
      KASB_STORY_GATE: isGate ? '1' : '',
      KASB_STORY_BASELINES: baselines ?? '',
      // Jest writes no missing picture where it believes to be watched over.
      ...(baselines && { CI: '' }),
      ...(stress && { KASB_STORY_JITTER: String(seed), KASB_STORY_STRESS: '1' }),
      DEBUG_PRINT_LIMIT: '5000',
    },
    limit: stress ? 3000 * repeats : withLooks ? 4500 : 1500,
  });
/** What Jest's JSON report says of a run. */
interface Report {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[] }[];
}

const reportFile = join(root, '.tmp', 'stories.json');
rmSync(reportFile, { force: true });
const { isPassed: isPassedAtOnce, seconds, output } = await runUnits([...args, '--json', '--outputFile', reportFile]);
const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined;
const broken = (report?.testResults ?? [])
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'failed')
  .map(({ ancestorTitles, failureMessages }) => ({ name: ancestorTitles.join(' › '), why: failureMessages[0] }));
for (const { name, why } of broken) console.log(failureLine(name, why));
// One unit alone is in no part of a night but the first.
const ofOne = args.filter((argument, index) => argument !== '--shard' && args[index - 1] !== '--shard');
// A file that did not run at all has no tests to run again.
const retriable = report?.numRuntimeErrorTestSuites === 0 ? [...new Set(broken.map(({ name }) => name))] : [];
const failed = retriable.map((name) => ({
  name,
  run: async () => writeStoryUnit(name) && (await runUnits(ofOne)).isPassed,
}));
const isPassed = isPassedAtOnce || (failed.length > 0 && (await retryFailed(failed)));
storybook.close();
const counted = output
  .split('\n')
  .findLast((line) => line.startsWith('Tests:'))
  ?.slice('Tests:'.length)
  .trim();
// What passed when it ran again has passed.
const tests = isPassed ? counted?.replace(/^.*?(\d+) total$/, '$1 passed, $1 total') : counted;
const kind = [
  ...globals,
  ...(isGate ? ['tagged gate'] : []),
  ...(isRest ? ['not tagged gate'] : []),
  ...(stress ? [`${repeats} times under stress, --seed ${seed}`] : []),
  ...(withModes ? ['forced colours'] : []),
  ...(withLooks ? ['all looks'] : []),
  ...(withRefusals ? ['refusals in Uzbek'] : []),
  ...(baselines ? [`pictures beside ${relative(root, baselines)}`] : []),
];
console.log(
  `\nstories${kind.length > 0 ? ` (${kind.join(', ')})` : ''}: ${tests ?? 'no test ran'}, ${seconds.toFixed(1)} s`,
);
// Only a run of all stories, as they are, meets all of them.
const usual = [...globals, withModes, baselines, stress].filter(Boolean).length === 0;
const isWhole = isPassed && usual && parts.length === 0 && args.length === 0 && !isGate && (!isRest || goesOn);
const unmet = isWhole && withLooks ? undecided.filter((_, index) => !existsSync(join(metFolder, String(index)))) : [];
for (const { rule, why, stories = 'any story' } of unmet) {
  console.error(`.storybook/undecided.ts explains what is not met any more: ${rule}, ${why}, ${stories}`);
}
const refusals = isWhole && withRefusals ? refusalProblems() : [];
for (const problem of refusals) console.error(problem);
process.exitCode = isPassed && tests && unmet.length + refusals.length === 0 ? 0 : 1;

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgramsBuilt } from '../packages/server/scripts/bundle.ts';
import { openPooler } from '../packages/server/scripts/pooler.ts';
import { throwAwayFolder } from '../packages/server/scripts/throwAway.ts';
import { openCluster } from '../packages/server/src/db/cluster/cluster.ts';
import { ensureAppBuilt } from './lib/appBuild.ts';
import { failureLine } from './lib/failures.ts';
import { MAX_FLAKY, flakyLine } from './lib/flaky.ts';
import { tool } from './lib/paths.ts';
import { serveInTurn } from './lib/roundRobin.ts';
import { runStep } from './lib/run.ts';
import { startServer } from './lib/serverProcess.ts';

// pnpm test journeys [embedded|external|pooled|pair|late|walks ...] [--gate|--rest]
//   [what playwright takes, from its first option on]

/** What a mode gives the journeys, and how to end it. */
interface Stand {
  url: string;
  stop: () => Promise<void>;
}

const modes: Record<string, (dataDir: string) => Promise<Stand>> = {
  // All pages in Uzbek, whatever fails.
  walks: (dataDir) => startServer({ dataDir }),
  embedded: (dataDir) => startServer({ dataDir }),
  async external(dataDir) {
    const cluster = await openCluster({ dataDir: join(dataDir, 'elsewhere') });
    const server = await startServer({ dataDir, databaseUrl: cluster.urlOf('postgres') });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await cluster.stop();
      },
    };
  },
  // Behind PgBouncer in transaction mode, which must be installed.
  async pooled(dataDir) {
    const cluster = await openCluster({ dataDir: join(dataDir, 'elsewhere') });
    const direct = cluster.urlOf('postgres');
    const pooler = await openPooler(direct, { size: 10 });
    const env = { KASB_DATABASE_DIRECT_URL: direct };
    const server = await startServer({ dataDir, databaseUrl: pooler.through(direct), env });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await pooler.end();
        await cluster.stop();
      },
    };
  },
  async pair(dataDir) {
    const first = await startServer({ dataDir });
    const second = await startServer({ dataDir });
    const proxy = await serveInTurn([first.url, second.url]);
    return {
      url: proxy.url,
      async stop() {
        proxy.close();
        await first.stop();
        await second.stop();
      },
    };
  },
  // A slow line: what is pressed and typed comes before the script does.
  async late(dataDir) {
    const server = await startServer({ dataDir });
    const proxy = await serveInTurn([server.url], (path) => (/^\/assets\/.*\.js$/.test(path) ? 700 : 0));
    return {
      url: proxy.url,
      async stop() {
        proxy.close();
        await server.stop();
      },
    };
  },
};
/** What every run has; the others come by night. */
const everyRun = ['embedded'];

/** The journeys tagged for the gate, or all others. */
const partOptions: Record<string, string[]> = { '--gate': ['--grep', '@gate'], '--rest': ['--grep-invert', '@gate'] };

const args = process.argv.slice(2).flatMap((argument) => partOptions[argument] ?? [argument]);
const firstOption = args.findIndex((argument) => !Object.hasOwn(modes, argument));
const wanted = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);

/** A suite in Playwright's JSON report. */
interface ReportedSuite {
  suites?: ReportedSuite[];
  specs: { file: string; title: string; tests: ReportedTest[] }[];
}

interface ReportedTest {
  status: string;
  results: { error?: { message?: string } }[];
}

/** The journeys of a report, by their file and name. */
function readReport(report: string): (ReportedTest & { name: string })[] {
  const inSuite = ({ suites = [], specs }: ReportedSuite): (ReportedTest & { name: string })[] => [
    ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `${file} › ${title}` }))),
    ...suites.flatMap(inSuite),
  ];
  return (JSON.parse(readFileSync(report, 'utf8')) as { suites: ReportedSuite[] }).suites.flatMap(inSuite);
}

/**
 * Runs the journeys of one mode; whether they passed. Those that run beside others have one browser and tell at the
 * end.
 */
async function walk(name: string, isBeside: boolean): Promise<boolean> {
  console.log(`\n── journeys, ${name}${isBeside ? ', begin' : ''}`);
  const dataDir = mkdtempSync(join(tmpdir(), `kasb-e2e-${name}-`));
  const report = join(dataDir, 'report.json');
  try {
    const stand = await modes[name]?.(dataDir);
    if (!stand) throw new Error(`no mode ${name}`);
    const { isPassed, output } = await runStep({
      name: `journeys, ${name}`,
      command: tool('playwright'),
      limit: 1500,
      args: ['test', '--output', `test-results/${name}`, ...(isBeside ? ['--workers', '1'] : []), ...options],
      env: {
        KASB_E2E_URL: stand.url,
        KASB_E2E_OUTBOX: join(dataDir, 'outbox', 'sms.jsonl'),
        KASB_E2E_MODE: name,
        KASB_E2E_REPORT: report,
        KASB_E2E_WALKS: name === 'walks' ? 'only' : options.some((option) => option.includes('uzbek')) ? 'too' : '',
      },
      isHeld: isBeside,
    });
    await stand.stop();
    const journeys = existsSync(report) ? readReport(report) : [];
    for (const { name: failed, results } of journeys.filter(({ status }) => status === 'unexpected'))
      console.log(failureLine(failed, results.at(-1)?.error?.message));
    // Failed, and passed when they ran again.
    const flaky = journeys.filter(({ status }) => status === 'flaky');
    for (const { name: title } of flaky) console.log(flakyLine(title));
    // A mode that skips all of its journeys has shown nothing.
    const hasWalked = /^\s+\d+ (?:passed|flaky)/m.test(output);
    if (isPassed && !hasWalked) console.error(`no journey ran in the mode ${name}`);
    return isPassed && hasWalked && flaky.length <= MAX_FLAKY;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// For the servers that journeys start themselves, too.
process.env.TMPDIR = throwAwayFolder();
ensureAppBuilt();
// Servers begin some fifty times, and commands are typed beside them.
const programs = await ensureProgramsBuilt();
process.env.KASB_E2E_PROGRAM = programs.server;
process.env.KASB_E2E_COMMAND = programs.command;
process.env.NODE_COMPILE_CACHE = programs.compileCache;
const made = mkdtempSync(join(tmpdir(), 'kasb-e2e-made-'));
await (await startServer({ dataDir: made })).stop();
process.env.KASB_E2E_DATA = made;
const names = wanted.length > 0 ? wanted : everyRun;
// The long one by itself, with two browsers; the short ones beside each other.
const long = names.filter((name) => name === 'embedded');
const short = names.filter((name) => name !== 'embedded');
const ends: boolean[] = [];
for (const name of long) ends.push(await walk(name, false));
ends.push(...(await Promise.all(short.map((name) => walk(name, short.length > 1)))));
rmSync(made, { recursive: true });
const failed = ends.filter((isPassed) => !isPassed).length;
console.log(`end to end: ${names.length - failed} passed, ${failed} failed (${names.join(', ')})`);
process.exitCode = failed === 0 ? 0 : 1;

import { checkSpace } from './lib/freeSpace.ts';
import { machineFactor, measureMachine } from './lib/machineFactor.ts';
import { printSummary, runChains, runStep } from './lib/run.ts';
import type { Step, StepResult } from './lib/run.ts';
import { RunError, endWith } from './lib/runError.ts';
import { lockRun } from './lib/runLock.ts';
import { gate, rest, shards, suites, whatChanged } from './lib/suites.ts';

// pnpm test                      the gate: what README promises
// pnpm test --changed [commit]   what differs from a commit
// pnpm test SUITE [options]      one suite, whole
// pnpm test night SHARD          a part of the night
// pnpm test:all [--rest]         the gate and what it leaves out; with --rest only that

/** What is asked for. */
interface Run {
  steps: Step[];
  start: () => Promise<StepResult[]>;
}

/** Chains beside each other, one set of them after the other. */
const inChains = (...sets: Step[][][]): Run => ({
  steps: sets.flat(2),
  async start() {
    const results: StepResult[] = [];
    for (const chains of sets) results.push(...(await runChains(chains)));
    return results;
  },
});

const inTurn = (steps: Step[]): Run => ({ steps, start: () => runInTurn(steps) });

async function runInTurn(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** @throws RunError for what no suite and no shard is called */
function readRun([first, ...more]: string[]): Run {
  if (first === undefined) return inChains(gate());
  if (first === '--changed') return inChains(whatChanged(more[0]));
  if (first === 'all') return more.includes('--rest') ? inChains(rest()) : inChains(gate(), rest());
  if (first === 'night') {
    const steps = shards[more[0] ?? ''];
    if (!steps) throw new RunError(`no part of the night is called ${more[0]}: ${Object.keys(shards).join(', ')}`);
    process.env.TEST_NIGHT = '1';
    return inTurn(steps);
  }
  const suite = suites[first];
  if (!suite) throw new RunError(`no suite is called ${first}: ${Object.keys(suites).join(', ')}`);
  return inTurn(suite(...more));
}

async function main(args: string[]): Promise<boolean> {
  const { steps, start } = readRun(args);
  lockRun();
  checkSpace();
  // Here, and not by two suites at once: where there is no browser, it is installed.
  if (steps.some(({ isInBrowser }) => isInBrowser)) (await import('./lib/chromium.ts')).shellLaunchOptions();
  process.env.TEST_MACHINE_FACTOR ??= (await measureMachine()).toFixed(2);
  console.log(`machine factor ${machineFactor()}: time limits are so many times longer`);
  const started = performance.now();
  const results = await start();
  return printSummary(results, (performance.now() - started) / 1000);
}

main(process.argv.slice(2)).then((isPassed) => (process.exitCode = isPassed ? 0 : 1), endWith);

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { failedTests, failureLines } from './failures.ts';
import { MAX_FLAKY, flakyLine, flakyTests, writeFlaky } from './flaky.ts';
import { saysFullDisk } from './freeSpace.ts';
import { machineFactor } from './machineFactor.ts';
import { root } from './paths.ts';
import { countProcessorTime } from './processorTime.ts';

/** How often its limit a step may take on the machine as it was at first, since it may be busier later. */
const PATIENCE = 2;

/** A command that is one line of the summary. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /**
   * Seconds that the step needs at most on an idle reference machine; it is stopped, and failed, after some times these.
   * @default 420
   */
  limit?: number;
  /** The name of a step that ends before this one begins; it stands in one of the first chains. */
  needs?: string;
  /** Keeps what is printed until the step has ended: another one runs beside it. */
  isHeld?: boolean;
  /** Draws pages, for which a browser must be there. */
  isInBrowser?: boolean;
}

/** How a step ended. */
export interface StepResult {
  name: string;
  isPassed: boolean;
  seconds: number;
  /** Of a processor, with all that the step started; undefined where that cannot be counted. */
  processorSeconds: number | undefined;
  /** Everything the step printed, without colours. */
  output: string;
}

/** Runs a command with its output shown as it comes, or at the end; resolves also when it fails. */
export function runStep({ name, command, args, env, limit = 420, isHeld = false }: Step): Promise<StepResult> {
  const started = performance.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // A group of its own, so that a step that hangs goes with its browsers and servers.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const count = countProcessorTime(child.pid);
  const limitSeconds = Math.round(limit * PATIENCE * machineFactor());
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!isHeld) to.write(text);
    });
  }
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const stopAndLeave = () => {
    signalGroup('SIGTERM');
    // Not before the steps beside it have heard of it too.
    setImmediate(() => process.exit(130));
  };
  const timer = setTimeout(() => {
    output += `\nstopped: it took more than ${limitSeconds} s`;
    signalGroup('SIGTERM');
    setTimeout(signalGroup, 3000, 'SIGKILL').unref();
  }, limitSeconds * 1000);
  process.on('SIGINT', stopAndLeave).on('SIGTERM', stopAndLeave);
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      if (isHeld) process.stdout.write(`\n── ${name}\n${output}`);
      clearTimeout(timer);
      process.off('SIGINT', stopAndLeave).off('SIGTERM', stopAndLeave);
      const seconds = (performance.now() - started) / 1000;
      const processorSeconds = count.seconds();
      count.end();
      resolve({ name, isPassed, seconds, processorSeconds, output: stripVTControlCharacters(output) });
    };
    child.on('error', (error) => {
      output += `\n${error.message}`;
      end(false);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      end(code === 0);
    });
  });
}

/** How many tests that failed are named in the line of a step. */
const mostNamed = 4;

const lastLike = (output: string, sign: RegExp) => output.split('\n').findLast((line) => sign.test(line)) ?? '';

/** What a step says of itself in the summary: which tests failed, that it did not end by itself, or how many passed. */
function summaryOf({ isPassed, output }: StepResult): string {
  const passedOrFailed = lastLike(output, /\b\d+ (passed|failed)\b/).trim();
  if (isPassed) return passedOrFailed;
  const ended = lastLike(output, /^(?:ended by|stopped:) /);
  const tests = failedTests(output).slice(0, mostNamed);
  return [ended, ...tests].filter(Boolean).join(' | ') || passedOrFailed || lastLike(output, /\S/).slice(0, 200);
}

/** How many chains run beside each other on two processors: each waits often enough for the others. */
const hands = 3;

/** Workers of each of them: with one for each processor they would lose a fifteenth of it to changing places. */
const workersBeside = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * Runs chains of steps, three at a time, the next as soon as one before it has ended; the steps of a chain follow one
 * another.
 */
export async function runChains(chains: readonly Step[][]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = chains.values();
  const needed = new Map(
    chains.flat().flatMap(({ needs }) => (needs === undefined ? [] : [[needs, Promise.withResolvers<void>()]])),
  );
  const work = async () => {
    for (const chain of waiting) {
      for (const step of chain) {
        if (step.needs !== undefined) await needed.get(step.needs)?.promise;
        console.log(`── ${step.name} begins`);
        results.push(await runStep({ ...step, env: { TEST_WORKERS: workersBeside, ...step.env }, isHeld: true }));
        needed.get(step.name)?.resolve();
      }
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return results;
}

const inSeconds = (seconds: number | undefined) => (seconds === undefined ? '–' : `${seconds.toFixed(1)} s`);

/**
 * Prints what failed and why, a line for each step with its time, the time of a processor and its tests, and what was
 * flaky. @returns whether all passed and few were flaky
 */
export function printSummary(results: readonly StepResult[], seconds: number): boolean {
  const failed = results.filter((result) => !result.isPassed);
  for (const { name, output } of failed) console.log(`\n── FAILED ${name}\n${failureLines(output).join('\n')}`);
  console.log(`\n       ${'suite'.padEnd(16)} ${'time'.padStart(9)} ${'processor'.padStart(10)}  tests`);
  // Last, and by name, since a log that is too long is cut from its beginning.
  for (const result of results.toSorted((a, b) => +b.isPassed - +a.isPassed)) {
    const time = `${inSeconds(result.seconds).padStart(9)} ${inSeconds(result.processorSeconds).padStart(10)}`;
    console.log(`${result.isPassed ? 'passed' : 'FAILED'} ${result.name.padEnd(16)} ${time}  ${summaryOf(result)}`);
  }
  const full = failed.filter(({ output }) => saysFullDisk(output)).map(({ name }) => name);
  if (full.length > 0) console.log(`FAILED for want of room: a disk was full in ${full.join(', ')}`);
  const flaky = results.flatMap(({ name, output }) => flakyTests(name, output));
  writeFlaky(flaky);
  for (const { suite, name, isRace } of flaky) console.log(`${flakyLine(name, isRace)} (${suite})`);
  const isFlaky = flaky.length > MAX_FLAKY;
  if (isFlaky) console.log(`FAILED ${flaky.length} tests were flaky, at most ${MAX_FLAKY} may be`);
  const processor = results.reduce((sum, { processorSeconds = 0 }) => sum + processorSeconds, 0);
  console.log(
    `\nmachine factor ${machineFactor().toFixed(2)}, ${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of a processor`,
  );
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 && !isFlaky;
}

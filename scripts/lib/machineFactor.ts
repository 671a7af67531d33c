import { Worker } from 'node:worker_threads';

/** What the piece of work takes on an idle machine of the speed that all limits are written for, in milliseconds. */
const REFERENCE_MS = 400;
const CORES = 2;

/** Compiles, allocates, sorts and hashes, as tests do; plain JavaScript, since a worker takes it as text. */
const work = `
  const { createHash } = require('node:crypto');
  let sum = 0;
  for (let round = 0; round < 120; round += 1) {
    const items = Array.from({ length: 4000 }, (_, index) => ({ id: (index * 7919 + round) % 4001, name: 'n' + index }));
    items.sort((one, other) => one.id - other.id);
    const text = JSON.stringify(items);
    sum += JSON.parse(text).length + createHash('sha256').update(text).digest()[0];
    sum += new Function('x', 'return x + ' + round)(text.replaceAll(/n(\\d)/g, '$1').length);
  }
  require('node:worker_threads').parentPort.postMessage(sum);
`;

/**
 * How many times slower than the reference this machine is now, at least 1: a fixed piece of work on both cores, so that
 * what else runs counts too. Time limits of tests are multiplied by it.
 */
export async function measureMachine(): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from(
      { length: CORES },
      () =>
        new Promise((resolve, reject) => {
          new Worker(work, { eval: true }).once('message', resolve).once('error', reject);
        }),
    ),
  );
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}

/** The factor of the run that this process belongs to; 1 where none was measured. */
export const machineFactor = (): number => Math.max(1, Number(process.env.TEST_MACHINE_FACTOR) || 1);

/** No test waits longer than this for anything, so that a hang is seen soon. */
const MAX_TIMEOUT_MS = 180_000;

/** A time limit of a test on this machine, in milliseconds. */
export const timeoutMs = (seconds: number): number => Math.min(MAX_TIMEOUT_MS, seconds * 1000 * machineFactor());

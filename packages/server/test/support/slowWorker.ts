import { parentPort } from 'node:worker_threads';
import { serve } from '../../src/budget/serve.ts';

const never = () => {
  for (;;);
};

// A worker whose pieces of the server's names never come to an end.
serve(parentPort, {
  readMessage: never,
  faultsOf: never,
  checkEdit: never,
  describePage: never,
  work: (cpuMs: number) => {
    const before = process.threadCpuUsage();
    const spent = () => {
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    while (spent() < cpuMs);
    return 'done';
  },
  // Shared with the test, which counts how often it began: the first worker that does it is lost.
  stallOnce: (shared: SharedArrayBuffer) => {
    const cell = new Int32Array(shared);
    if (Atomics.add(cell, 0, 1) === 0) Atomics.wait(cell, 1, 0);
    return 'read';
  },
  dieOnce: (shared: SharedArrayBuffer) => {
    if (Atomics.add(new Int32Array(shared), 0, 1) === 0) process.exit();
    return 'read';
  },
  die: () => process.exit(),
  double: (value: number) => value * 2,
  match: (text: string) => /^(?:а+)+$/.test(text),
  fail: () => {
    throw new Error('a mistake of ours');
  },
});

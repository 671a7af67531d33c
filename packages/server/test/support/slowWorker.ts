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
  double: (value: number) => value * 2,
  match: (text: string) => /^(?:а+)+$/.test(text),
  fail: () => {
    throw new Error('a mistake of ours');
  },
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ProcessTree, countProcessorTime, parseStat } from './processorTime.ts';

/** A line of `/proc/<pid>/stat` with these columns. */
const stat = (pid: number, parent: number, own: number, reaped: number) =>
  `${pid} (a (name) b) S ${parent} 1 1 0 -1 0 0 0 0 0 ${own} 0 ${reaped} 0 20 0 1 0 7${pid} 0 0`;
const rows = (...lines: string[]) => lines.map(parseStat);

test('reads the columns after a name with spaces and brackets', () => {
  expect(parseStat(stat(42, 7, 30, 5))).toEqual({ key: '42-742', pid: 42, parent: 7, own: 30, reaped: 5 });
});

test('counts what descends from a process, and nothing beside it', () => {
  const tree = new ProcessTree(1);
  tree.sample(rows(stat(1, 0, 100, 0), stat(2, 1, 200, 0), stat(3, 2, 300, 0), stat(9, 0, 5000, 0)));
  expect(tree.seconds).toBe(6);
});

test('counts those whose parents have ended, and each once', () => {
  const tree = new ProcessTree(1);
  tree.sample(rows(stat(1, 0, 100, 0), stat(2, 1, 200, 0), stat(3, 2, 300, 0)));
  // The parent has ended; its child belongs to init now, and goes on.
  tree.sample(rows(stat(1, 0, 100, 200), stat(3, 0, 400, 0)));
  expect(tree.seconds).toBe(7);
});

test('counts a child that came and went between two samples, and none twice that ended with its parent', () => {
  const short = new ProcessTree(1);
  short.sample(rows(stat(1, 0, 100, 0)));
  short.sample(rows(stat(1, 0, 100, 50)));
  expect(short.seconds).toBe(1.5);
  const deep = new ProcessTree(1);
  deep.sample(rows(stat(1, 0, 100, 0), stat(2, 1, 200, 0), stat(3, 2, 300, 0)));
  deep.sample(rows(stat(1, 0, 100, 500)));
  expect(deep.seconds).toBe(6);
});

test.runIf(process.platform === 'linux')('counts a real process', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);']);
  const count = countProcessorTime(child.pid);
  await expect.poll(() => count.seconds()).toBeGreaterThan(0.1);
  child.kill();
  await once(child, 'close');
  count.end();
  expect(countProcessorTime(undefined).seconds()).toBeUndefined();
});

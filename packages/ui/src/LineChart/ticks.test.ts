import { expect, test } from 'vitest';
import { ticksOf } from './ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [16, [0, 5, 10, 15, 20]],
  [97, [0, 20, 40, 60, 80, 100]],
  [12_480, [0, 5000, 10_000, 15_000]],
  [Number.NaN, [0, 1]],
])('up to %s stand %s', (largest, ticks) => {
  expect(ticksOf(largest)).toEqual(ticks);
});

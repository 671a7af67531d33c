import { expect, it } from 'vitest';
import { pauseAfter } from './attempts.ts';

it('waits longer after each failure, to a limit', () => {
  expect([1, 2, 3, 10].map(pauseAfter)).toEqual([1000, 2000, 4000, 20_000]);
});

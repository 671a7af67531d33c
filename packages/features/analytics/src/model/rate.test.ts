import { expect, test } from 'vitest';
import { rateOf } from './rate.ts';

test('a rate is told up to all who looked; what is not known is none', () => {
  expect([2.5, 100, undefined, null].map(rateOf)).toEqual([2.5, 100, 0, 0]);
  expect(rateOf(4700)).toBeUndefined();
});

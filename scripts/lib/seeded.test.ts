import { expect, test } from 'vitest';
import { seeded, shuffled } from './seeded.ts';

test('a seed makes the same numbers again, another makes others', () => {
  const five = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(five(7)).toEqual(five(7));
  expect(five(7)).not.toEqual(five(8));
  expect(five(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('an order loses nothing', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const mixed = shuffled(items, seeded(1));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted((one, other) => one - other)).toEqual(items);
});

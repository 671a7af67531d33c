import { expect, test } from 'vitest';
import { isOddPay } from './oddPay.ts';

test.each([
  [400_000, 200_000_000 / 50, 'UZS', false],
  [399_999, null, 'UZS', true],
  [null, 200_000_001, 'UZS', true],
  [5_000_000, 50_000_000, 'UZS', false],
  [5_000_000, 50_000_001, 'UZS', true],
  [500, 1500, 'USD', false],
  [7_000_000, 9_000_000, 'USD', true],
  [29, null, 'USD', true],
  // Nothing is known of others but that a range says something.
  [1, 10, 'EUR', false],
  [1, 11, 'EUR', true],
  [1, 5, null, false],
  [null, null, 'UZS', false],
  [0, 0, 'UZS', false],
])('from %o to %o %s: %o', (salaryMin, salaryMax, currency, isOdd) =>
  expect(isOddPay({ salaryMin, salaryMax, currency })).toBe(isOdd),
);

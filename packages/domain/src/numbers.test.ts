import { expect, test } from 'vitest';
import { formatCount, formatNumber, toCount } from './numbers.ts';

test.each([
  [7, 7],
  [7.9, 7],
  [0, 0],
  [-3, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
  [undefined, 0],
])('%s things are %d', (value, expected) => expect(toCount(value)).toBe(expected));

test('digits are grouped by U+00A0', () => {
  expect(formatCount(1284)).toBe('1\u00A0284');
  expect(formatNumber(-1284)).toBe('-1\u00A0284');
});

test.each([
  0,
  5,
  -5,
  999,
  1000,
  -1000,
  10_050,
  1_000_001,
  Number.MAX_SAFE_INTEGER / 1024,
  1284.5,
  -0.25,
  0.0004,
  999.9996,
])('%d is grouped as in Russian', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('ru-RU').format(value).replace(/\s/g, '\u00A0'));
});

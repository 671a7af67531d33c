import { expect, test } from 'vitest';
import { countWords, formatCount, toCount, toTime } from './numbers.ts';

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

test('counts are grouped by U+00A0', () => expect(formatCount(1284)).toBe('1\u00a0284'));

test.each([
  [1, '1 день'],
  [2, '2 дня'],
  [5, '5 дней'],
  [11, '11 дней'],
  [21, '21 день'],
  [0, '0 дней'],
])('%d: %s', (count, expected) =>
  expect(countWords(count, '{count} день', '{count} дня', '{count} дней')).toBe(expected),
);

test('a date that cannot be read is none', () => {
  expect(toTime('2025-06-16T09:00:00+05:00')).toBe(Date.UTC(2025, 5, 16, 4));
  for (const value of ['завтра', '', null, undefined, Number.NaN]) expect(toTime(value)).toBeUndefined();
});

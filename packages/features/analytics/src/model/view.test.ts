import { expect, test } from 'vitest';
import { daysOf, queryFromView, viewFromQuery } from './view.ts';

test.each(['', 'period=90&company=c1', 'period=7&vacancy=v1'])('an address says what it said: %s', (address) => {
  expect(queryFromView(viewFromQuery(new URLSearchParams(address))).toString()).toBe(address);
});

test('a period that nobody offers is the usual one', () => {
  expect(viewFromQuery(new URLSearchParams('period=9000')).period).toBe('30');
});

test('days end today, as the clock of the place says', () => {
  const now = Date.parse('2025-06-16T20:00:00.000Z');
  expect(daysOf({ period: '7' }, now, 'Asia/Tashkent')).toEqual({ from: '2025-06-11', to: '2025-06-17' });
  expect(daysOf({}, now, 'UTC')).toEqual({ from: '2025-05-18', to: '2025-06-16' });
});

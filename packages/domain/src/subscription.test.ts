import { expect, it } from 'vitest';
import { standingOf } from './subscription.ts';

const now = Date.parse('2025-06-16T09:00:00+05:00');
const day = 24 * 60 * 60 * 1000;
const at = (days: number, status = 'active') =>
  standingOf({ status, expires_at: new Date(now + days * day).toISOString() }, now);
const over = { isActive: false, canExtend: false, isEnding: false };

it.each([
  [31, false, false],
  [30, true, false],
  [29, true, false],
  [8, true, false],
  [7, true, true],
  [6, true, true],
  [1, true, true],
])('with %i days left: extend %s, warn %s', (daysLeft, canExtend, isEnding) => {
  expect(at(daysLeft)).toEqual({ isActive: true, daysLeft, canExtend, isEnding });
});

it('counts a day that has begun', () => {
  expect(at(0.01).daysLeft).toBe(1);
  expect(at(7.01).isEnding).toBe(false);
});

it('is over at its last moment, whatever its status says', () => {
  expect(at(0)).toEqual(over);
  expect(at(-3)).toEqual(over);
  expect(at(10, 'cancelled')).toEqual(over);
  expect(at(10, 'expired')).toEqual(over);
});

it('lasts for ever without an end', () => {
  expect(standingOf({ status: 'active', expires_at: undefined }, now)).toEqual({
    isActive: true,
    canExtend: false,
    isEnding: false,
  });
});

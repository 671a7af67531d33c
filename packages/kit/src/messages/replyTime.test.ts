import { expect, it } from 'vitest';
import { replyTime } from './replyTime.ts';

it.each([
  [0.2, 'hours', 1],
  [12, 'hours', 12],
  [20, 'days', 1],
  [25, 'days', 2],
] as const)('%s hours are said as %s: %s', (hours, unit, count) => {
  expect(replyTime(hours)).toEqual({ unit, count });
});

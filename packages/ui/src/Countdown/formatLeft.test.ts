import { translator } from '@kasb/domain/messages';
import { expect, test } from 'vitest';
import { formatLeft } from './formatLeft.ts';
import { countdownMessages } from './messages.ts';

const t = translator(countdownMessages, 'ru');
const minute = 60_000;
const hour = 60 * minute;

test.each([
  [53 * hour, '2 д 5 ч'],
  [24 * hour, '1 д 0 ч'],
  [24 * hour - minute, '23 ч 59 мин'],
  [hour, '1 ч 0 мин'],
  [59 * minute, '59 мин'],
  [minute, '1 мин'],
  [20_000, '1 мин'],
])('%d ms: %s', (left, expected) => expect(formatLeft(left, 'words', t)).toBe(expected));

test.each([
  [60_000, '1:00'],
  [59_000, '0:59'],
  [8_001, '0:09'],
])('%d ms as a clock: %s', (left, expected) => expect(formatLeft(left, 'clock', t)).toBe(expected));

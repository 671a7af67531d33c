import { expect, it } from 'vitest';
import { partOfDay } from './greeting.ts';

const inTashkent = (time: string) => partOfDay(Date.parse(`2025-06-16T${time}+05:00`), 'Asia/Tashkent');

it.each([
  ['00:00:00', 'evening'],
  ['04:59:59', 'evening'],
  ['05:00:00', 'morning'],
  ['08:59:59', 'morning'],
  ['09:00:00', 'day'],
  ['17:59:59', 'day'],
  ['18:00:00', 'evening'],
])('at %s it is %s', (time, part) => {
  expect(inTashkent(time)).toBe(part);
});

it('greets by the clock of the portal, wherever the browser is', () => {
  const moment = Date.parse('2025-06-16T20:30:00Z');
  expect(partOfDay(moment, 'Asia/Tashkent')).toBe('evening');
  expect(partOfDay(moment, 'America/New_York')).toBe('day');
});

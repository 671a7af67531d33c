import { createFormat } from '@kasb/kit';
import { expect, it } from 'vitest';
import { momentsFrom } from './moments.ts';

const now = Date.parse('2025-06-16T09:00:00+05:00');
const moments = momentsFrom(now, createFormat('ru'), { today: 'сегодня', yesterday: 'вчера' });

it('names today and yesterday by the portal’s calendar', () => {
  const values = [
    '2025-06-16T00:10:00+05:00',
    '2025-06-15T23:50:00+05:00',
    '2025-06-14T23:50:00+05:00',
    '2025-06-10',
    undefined,
  ];
  expect(values.map(moments.day)).toEqual(['сегодня', 'вчера', '14\u00a0июн', '10\u00a0июн', '']);
  expect(values.map(moments.at)).toEqual(['сегодня, 00:10', 'вчера, 23:50', '14\u00a0июн', '10\u00a0июн', '']);
});

it('adds no time to a date that has none', () => {
  expect(moments.at('2025-06-16')).toBe('сегодня');
});

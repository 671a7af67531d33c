import { createFormat } from '@kasb/kit';
import { expect, it } from 'vitest';
import type { Words } from '../messages/index.ts';
import { ru } from '../messages/ru.ts';
import { momentsFrom, newestFirst, wasUpdated } from './moments.ts';

const now = Date.parse('2025-06-16T00:30:00+05:00');
const t: Words = (key) => String(ru[key]);
const moments = momentsFrom(now, createFormat('ru'), t);

it('says today and yesterday by the days of the zone, not by hours', () => {
  expect(
    ['2025-06-16T00:10:00+05:00', '2025-06-15T23:50:00+05:00', '2025-06-14T23:50:00+05:00'].map(moments.day),
  ).toEqual(['сегодня', 'вчера', '14\u00a0июн']);
  expect(
    ['2025-06-16T00:10:00+05:00', '2025-06-15T23:50:00+05:00', '2025-06-14T23:50:00+05:00'].map(moments.time),
  ).toEqual(['сегодня, 00:10', 'вчера, 23:50', '14.06.2025, 23:50']);
});

it('gives a date without a time no time', () => {
  expect(moments.exact('2025-06-10')).toBe('10.06.2025');
  expect(moments.exact('2025-06-10T09:12:00+05:00')).toBe('10.06.2025, 09:12');
  expect([moments.day(undefined), moments.time(undefined), moments.exact(undefined)]).toEqual(['', '', '']);
});

it('sees an update only where there was one', () => {
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: '2025-06-10T00:00:00Z' })).toBe(false);
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: '2025-06-11' })).toBe(true);
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: undefined })).toBe(false);
});

it('puts the newest change first, whatever order it came in', () => {
  const history = [
    { status: 'applied', by: undefined, at: '2025-06-01' },
    { status: 'offer', by: undefined, at: '2025-06-03' },
    { status: 'screening', by: undefined, at: '2025-06-02' },
  ] as const;
  expect(newestFirst([...history]).map(({ status }) => status)).toEqual(['offer', 'screening', 'applied']);
});

it('puts the later of two changes of one moment first', () => {
  const history = [
    { status: 'applied', by: undefined, at: '2025-06-01' },
    { status: 'screening', by: undefined, at: '2025-06-01' },
  ] as const;
  expect(newestFirst([...history]).map(({ status }) => status)).toEqual(['screening', 'applied']);
});

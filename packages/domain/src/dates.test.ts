import { describe, expect, it } from 'vitest';
import { createDateFormat, toTime } from './dates.ts';

const now = Date.parse('2025-06-16T00:30:00+05:00');
const ru = createDateFormat('ru', 'Asia/Tashkent');
const uz = createDateFormat('uz', 'Asia/Tashkent');
const moments = ru.moments(now);
const values = ['2025-06-16T00:10:00+05:00', '2025-06-15T23:50:00+05:00', '2025-06-14T23:50:00+05:00', '2025-06-10'];

it('names today and yesterday by the days of the zone, not by hours', () => {
  expect(values.map(moments.day)).toEqual(['сегодня', 'вчера', '14\u00A0июн', '10\u00A0июн']);
  expect(values.map(moments.dayOrTime)).toEqual(['сегодня, 00:10', 'вчера, 23:50', '14\u00A0июн', '10\u00A0июн']);
  expect(values.map(moments.dateTime)).toEqual(['сегодня, 00:10', 'вчера, 23:50', '14.06.2025, 23:50', '10.06.2025']);
  expect(values.map(uz.moments(now).day)).toEqual(['bugun', 'kecha', '14-iyn', '10-iyn']);
});

it('adds no time to a date that has none', () => {
  expect([ru.dateTime('2025-06-10'), moments.dayOrTime('2025-06-16')]).toEqual(['10.06.2025', 'сегодня']);
  expect([moments.day(undefined), moments.dayOrTime(''), moments.dateTime('завтра')]).toEqual(['', '', '']);
});

it('writes the day of the week by the clock of the portal, wherever the browser is', () => {
  const moment = '2025-06-16T20:30:00Z';
  expect([ru.weekday(moment), createDateFormat('ru', 'UTC').weekday(moment)]).toEqual([
    'Вторник, 17 июня',
    'Понедельник, 16 июня',
  ]);
  expect([uz.weekday(moment), createDateFormat('uz', 'UTC').weekday(moment)]).toEqual([
    'Seshanba, 17-iyun',
    'Dushanba, 16-iyun',
  ]);
  expect(ru.time(moment)).toBe('01:30');
});

it('a date that cannot be read is none', () => {
  expect(toTime('2025-06-16T09:00:00+05:00')).toBe(Date.UTC(2025, 5, 16, 4));
  for (const value of ['завтра', '', null, undefined, Number.NaN]) expect(toTime(value)).toBeUndefined();
});

describe('days are those of the time zone’s own history', () => {
  const hourMs = 60 * 60 * 1000;
  // Each month has a moment just before its midnight and one just after it, in summer time too while there was one.
  const moments = Array.from({ length: 12 * 120 }, (_, month) => Date.UTC(1980, month, 1)).flatMap((start) =>
    [-7, -6, -5, -4, 0].flatMap((hours) => [start + hours * hourMs - 1, start + hours * hourMs]),
  );
  it.each(['Asia/Tashkent', 'Asia/Almaty', 'UTC'])('%s', (timeZone) => {
    const written = createDateFormat('ru', timeZone);
    const numeric = new Intl.DateTimeFormat('ru-RU', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
    const words = new Intl.DateTimeFormat('ru-RU', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
    expect(moments.map(written.date)).toEqual(moments.map((moment) => numeric.format(moment)));
    expect(moments.map(written.longDate)).toEqual(moments.map((moment) => words.format(moment).replace(' г.', '')));
  });
});

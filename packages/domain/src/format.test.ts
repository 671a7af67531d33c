import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const ru = createFormat('ru');
const uz = createFormat('uz');
const moment = '2026-11-20T04:12:00Z';

describe('format', () => {
  it('writes dates of Tashkent', () => {
    expect(ru.date(moment)).toBe('20.11.2026');
    expect(ru.dateTime(moment)).toBe('20.11.2026, 09:12');
    expect(ru.longDate(moment)).toBe('20 ноября 2026');
    expect(ru.date('2026-11-20T20:30:00Z')).toBe('21.11.2026');
    expect(uz.longDate(moment)).toBe('20-noyabr, 2026');
    expect([ru.month('2022-03'), uz.month('2022-03'), ru.month('')]).toEqual(['март 2022', 'mart 2022', '']);
  });

  it('has a short date for lists', () => {
    expect(ru.shortDate(moment)).toBe('20\u00a0ноя');
    expect(ru.shortDate('2026-05-01')).toBe('1\u00a0мая');
    expect(uz.shortDate(moment)).toBe('20-noy');
  });

  it('writes nothing for what is not a date or a number', () => {
    for (const value of [undefined, null, '', 'завтра']) expect(ru.date(value)).toBe('');
    expect(ru.number(Number.NaN)).toBe('');
    expect(ru.money(undefined, 'UZS')).toBe('');
  });

  it('groups digits by a space that does not break', () => {
    expect(ru.number(12_000_000)).toBe('12\u00a0000\u00a0000');
    expect(ru.money(12_000_000, 'UZS')).toBe('12\u00a0000\u00a0000\u00a0сум');
  });

  it('chooses plural forms', () => {
    const forms = { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' };
    expect([0, 1, 2, 5, 11, 21, 22, 111].map((count) => ru.plural(count, forms))).toEqual([
      'заявок',
      'заявка',
      'заявки',
      'заявок',
      'заявок',
      'заявка',
      'заявки',
      'заявок',
    ]);
  });

  it('shows phones', () => {
    expect(ru.phone('998901234567')).toBe('+998 (90) 123-45-67');
    expect(ru.phone(undefined)).toBe('');
  });
});

import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { translator } from '@kasb/domain/messages';
import { expect, it } from 'vitest';
import { currencyCode, duration, fullName, monthWord, period } from './resumeWords.ts';

const t = translator(resumeWordMessages, 'ru');

it('writes years and months, and leaves out what is none', () => {
  expect([63, 11, 12, 1, 24, 265].map((months) => duration(months, t))).toEqual([
    '5 лет 3 месяца',
    '11 месяцев',
    '1 год',
    '1 месяц',
    '2 года',
    '22 года 1 месяц',
  ]);
  expect([0, -3, undefined, Number.NaN].map((months) => duration(months, t))).toEqual(['', '', '', '']);
});

it('writes a month in words', () => {
  expect(monthWord('2022-03', 'ru')).toBe('март 2022');
  expect(monthWord('2022-03-15', 'ru')).toBe('март 2022');
  expect(['2022', 'весна 2022', '2022-99'].map((value) => monthWord(value, 'ru'))).toEqual([
    '2022',
    'весна 2022',
    '2022-99',
  ]);
});

it('lets a job without an end go on', () => {
  expect(period('2022-03', undefined, 'ru', t)).toBe('март 2022 – настоящее время');
  expect(period('2020-03', '2022-02', 'ru', t)).toBe('март 2020 – февраль 2022');
  expect(period(undefined, '2022-02', 'ru', t)).toBe('февраль 2022');
  expect(period(undefined, undefined, 'ru', t)).toBe('');
});

it('puts the family name first', () => {
  expect(fullName({ last_name: 'Рашидов', first_name: 'Дилшод', middle_name: undefined })).toBe('Рашидов Дилшод');
  expect(fullName({ last_name: undefined, first_name: undefined, middle_name: undefined })).toBe('');
});

it('knows the old code of the ruble', () => {
  expect([currencyCode('RUR'), currencyCode('UZS')]).toEqual(['RUB', 'UZS']);
});

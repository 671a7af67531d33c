import { expect, test } from 'vitest';
import { formatMoney, formatSalary, payOf } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('money is grouped by U+00A0 and carries its sign', () => {
  expect(formatMoney(12_000_000, 'UZS', 'ru')).toBe('12\u00a0000\u00a0000\u00a0сум');
  expect(plain(formatMoney(1500, 'USD', 'ru'))).toBe('1 500 $');
  expect(plain(formatMoney(990_000, 'UZS', 'uz'))).toBe('990 000 so‘m');
  expect(plain(formatMoney(10, 'KZT', 'ru'))).toBe('10 KZT');
  expect(plain(formatMoney(159_642.9, 'UZS', 'ru'))).toBe('159 642,90 сум');
  expect(plain(formatMoney(0.05, 'USD', 'ru'))).toBe('0,05 $');
});

test.each([
  [{ minimum: 9_000_000, maximum: 13_000_000 }, '9 000 000 – 13 000 000 сум'],
  [{ minimum: 8_000_000, maximum: null }, 'от 8 000 000 сум'],
  [{ maximum: 12_000_000 }, 'до 12 000 000 сум'],
  [{ minimum: 5_000_000, maximum: 5_000_000 }, '5 000 000 сум'],
  [{ minimum: 0, maximum: 1_000 }, 'до 1 000 сум'],
  [{ minimum: 0, maximum: 0 }, 'Зарплата не указана'],
  [{ minimum: 7_000_000, maximum: 0 }, 'от 7 000 000 сум'],
  [{ minimum: -1, maximum: -1 }, 'Зарплата не указана'],
  [{ minimum: -5_000_000, maximum: 9_000_000 }, 'до 9 000 000 сум'],
  [{}, 'Зарплата не указана'],
  [{ minimum: Number.NaN, maximum: undefined }, 'Зарплата не указана'],
])('%o is «%s»', (salary, expected) => {
  const text = formatSalary({ ...salary, currency: 'UZS' }, 'ru');
  expect(plain(text)).toBe(expected);
  if (expected.includes('сум')) expect(text).not.toContain(' ');
});

test('an amount is pay where it is more than nought', () => {
  expect([0, -1, Number.NaN, null, undefined, 1].map(payOf)).toEqual([...Array(5).fill(undefined), 1]);
});

test('a host may say it in its own words', () => {
  expect(formatSalary({ currency: 'UZS' }, 'ru', { money: { salaryMissing: 'По договорённости' } })).toBe(
    'По договорённости',
  );
});

import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, normalizePhone, phone } from './phone.ts';

describe('normalizePhone', () => {
  test.each([
    ['901234567', '998901234567'],
    ['+998 (90) 123-45-67', '998901234567'],
    ['8901234567', '998901234567'],
    ['881234567', '99881234567'],
    ['998901234567890', '998901234567'],
    ['90123456789', '998901234567'],
    ['', ''],
    ['+', ''],
    ['9', '9'],
    ['99', '99'],
    ['998', '998'],
    ['90', '99890'],
    ['71', '99871'],
  ])('%s becomes %s', (typed, digits) => expect(normalizePhone(typed)).toBe(digits));

  test('typing a whole number a key at a time never doubles the prefix', () => {
    const typed = '998901234567'.split('').reduce((value, key) => normalizePhone(value + key), '');
    expect(typed).toBe('998901234567');
  });
});

test.each([
  ['998901234567', true],
  ['99890123456', false],
  ['9989012345678', false],
  ['997901234567', false],
  ['+998901234567', false],
])('isPhone(%s) is %s', (digits, expected) => expect(isPhone(digits)).toBe(expected));

test.each([
  ['998901234567', '+998 (90) 123-45-67'],
  ['99890', '+998 (90'],
  ['998901', '+998 (90) 1'],
  ['9989012345', '+998 (90) 123-45'],
  ['998', '+998'],
  ['9', '+9'],
  ['', ''],
])('formatPhone(%s) is %s', (digits, shown) => expect(formatPhone(digits)).toBe(shown));

test('a body takes any spelling and sends 12 digits', () => {
  expect(safeParse(phone, '+998 (90) 123-45-67').output).toBe('998901234567');
  expect(safeParse(phone, '90123').issues?.[0].message).toBe('notPhone');
  expect(safeParse(phone, '').issues?.[0].message).toBe('notPhone');
  expect(safeParse(phone, 998901234567).success).toBe(false);
});

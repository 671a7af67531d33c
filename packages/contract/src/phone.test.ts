import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { formatPhone, isPhone, phone, readPhone } from './phone.ts';

/** Another script's digits. */
const arabic = '٩٩٨٩٠١٢٣٤٥٦٧';

test.each([
  ['998901234567', '998901234567'],
  ['+998 (90) 123-45-67', '998901234567'],
  ['+998 90 123 45 67', '998901234567'],
  ['901234567', '998901234567'],
  ['90 123-45-67', '998901234567'],
  ['(90) 123.45.67', '998901234567'],
  ['88 123 45 67', '998881234567'],
  ['8901234567', '998901234567'],
  ['8881234567', '998881234567'],
  ['0901234567', '998901234567'],
  ['(8-371) 123-45-67', '998711234567'],
  ['71 123 45 67', '998711234567'],
  ['00998901234567', '998901234567'],
  ['00 998 90 123 45 67', '998901234567'],
  ['8 10 998 90 123 45 67', '998901234567'],
  ['8 998 90 123 45 67', '998901234567'],
  ['+998 (0) 90 123 45 67', '998901234567'],
  ['+998 8 90 123 45 67', '998901234567'],
  ['+998+998 91 765 43 21', '998917654321'],
  ['998 90 +998 91 765 43 21', '998917654321'],
  ['998998901234567', '998901234567'],
  ['+998 99 812 34 56', '998998123456'],
  ['99 812 34 56', '998998123456'],
  ['tel. 90 123 45 67', '998901234567'],
  ['\u00a0+998\u2011 90\u2013123\u201145\u201167', '998901234567'],
])('%s is an Uzbek number', (text, digits) => expect(readPhone(text)).toEqual({ kind: 'uzbek', digits }));

test.each([
  ['+7 916 123-45-67', 'RU'],
  ['+7 701 123-45-67', 'KZ'],
  ['8 916 123-45-67', 'RU'],
  ['8 701 123 45 67', 'KZ'],
  ['79161234567', 'RU'],
  ['+90 532 123 45 67', 'TR'],
  ['0090 532 123 45 67', 'TR'],
  ['+992 93 123 45 67', 'TJ'],
  ['+996 555 123 456', 'KG'],
  ['+993 65 12 34 56', 'TM'],
  ['+1 415 555 2671', 'US'],
  ['+44 20 7946 0958', 'GB'],
  ['8 10 44 20 7946 0958', 'GB'],
  ['+7', 'RU'],
])('%s is a number of %s', (text, country) => expect(readPhone(text)).toEqual({ kind: 'foreign', country }));

test.each([
  '+998901234567, +998911234567',
  '901234567 / 911234567',
  '90 123 45 67; 91 123 45 67',
  '901234567 911234567',
  '+998 90 123 45 67 +7 916 123 45 67',
  '90 123 45 67 yoki 91 123 45 67',
])('%s is several', (text) => expect(readPhone(text)).toEqual({ kind: 'several' }));

test.each([
  ['9', '9'],
  ['998', '998'],
  ['90', '99890'],
  ['+998 (90) 12', '9989012'],
  ['99890123456', '99890123456'],
  ['8', '9988'],
])('%s may become one', (text, digits) => expect(readPhone(text)).toEqual({ kind: 'partial', digits }));

test.each([
  '',
  '+',
  '9989012345678',
  '+998 90 123 45 678',
  '9012345678',
  '90123456789',
  '090 123 45 6',
  '012345678',
  "998901234567' OR '1'='1",
  '+210 123 45 67',
  'девять',
  arabic,
])('%s is none', (text) => expect(readPhone(text).kind).toBe('none'));

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
  expect(safeParse(phone, '+7 916 123-45-67').issues?.[0].message).toBe('foreignPhone {"country":"RU"}');
  expect(safeParse(phone, '901234567, 911234567').issues?.[0].message).toBe('severalPhones');
  expect(safeParse(phone, 998901234567).success).toBe(false);
});

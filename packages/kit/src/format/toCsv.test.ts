import { expect, test } from 'vitest';
import { csvMoment, toCsv } from './toCsv.ts';

test('a file begins with a BOM, has semicolons, and each line ends with CRLF', () => {
  expect(
    toCsv([
      ['Этап', 'Заявки'],
      ['Скрининг', 148],
    ]),
  ).toBe('\uFEFFЭтап;Заявки\r\nСкрининг;148\r\n');
});

test.each([
  ['=cmd', "'=cmd"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\tа', "'\tа"],
  ['\r=1', `"'\r=1"`],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['＝1+1', "'＝1+1"],
  ['\n=1', `"'\n=1"`],
  ['\u200B=1', "'\u200B=1"],
  ['\u00A0＠a', "'\u00A0＠a"],
  ['\u200E＋998 90 123 45 67', "'\u200E＋998 90 123 45 67"],
  ['\u00AD－1', "'\u00AD－1"],
  ['\u0000=1', "'\u0000=1"],
  ['\u202A@sum', "'\u202A@sum"],
  ['\u2028=1', "'\u2028=1"],
  ['﹦1+1', "'﹦1+1"],
  ['\r\n+1;2', `"'\r\n+1;2"`],
  ['Швея\n=1', '"Швея\n=1"'],
  ['998901234567', '998901234567'],
  [-5, '-5'],
  [-0.25, '-0,25'],
  [1_000_000, '1000000'],
  [Number.NaN, ''],
  [12.5, '12,5'],
  [1284.5, '1284,5'],
  ['12.5', '12.5'],
  [null, ''],
  ['Швея', 'Швея'],
])('%j is written %j', (value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

test('a moment is that of Tashkent', () => {
  expect(csvMoment('2026-11-27T20:11:58Z')).toBe('28.11.2026 01:11');
  expect(csvMoment('2026-11-27T18:59:59Z')).toBe('27.11.2026 23:59');
  expect(csvMoment('2026-12-31T19:00:00Z')).toBe('01.01.2027 00:00');
  expect(csvMoment('2027-03-01T00:05:00+05:00')).toBe('01.03.2027 00:05');
  expect(csvMoment(undefined)).toBe('');
});

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
  [-5, '-5'],
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
  expect(csvMoment(undefined)).toBe('');
});

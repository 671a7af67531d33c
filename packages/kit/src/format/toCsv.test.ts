import { expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

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
  [-5, '-5'],
  [null, ''],
  ['Швея', 'Швея'],
])('%j is written %j', (value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

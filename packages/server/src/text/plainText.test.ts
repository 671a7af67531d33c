import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<b>Повар</b> <img src=x onerror=alert(1)>', 'Повар'],
  ['<script>alert(1)</script>Швея', 'Швея'],
  ['<script>alert(1)', ''],
  ['a < b, 3 > 2', 'a < b, 3 > 2'],
  ['до\u202Eобр\u0000ый  день\n\n\nда', 'до обр ый день\nда'],
])('%j', (given, expected) => {
  expect(plainText(given, 100)).toBe(expected);
});

test('is bounded', () => {
  expect(plainText('я'.repeat(100_000), 300)).toHaveLength(300);
});

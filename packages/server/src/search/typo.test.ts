import { expect, test } from 'vitest';
import { isOneTypo } from './typo.ts';

test.each([
  ['повар', 'повар', true],
  ['повар', 'говар', true],
  ['повар', 'пвар', true],
  ['повар', 'поовар', true],
  ['повар', 'повра', true],
  ['повар', 'опвар', true],
  ['повар', 'пова', true],
  ['повар', 'овар', true],
  ['аа', 'а', true],
  ['', 'а', true],
  ['повар', 'гавар', false],
  ['повар', 'пар', false],
  ['повар', 'раовп', false],
  ['повар', 'вопар', false],
  ['повар', 'поварам', false],
  ['тест', 'стет', false],
])('%s and %s: %s', (left, right, expected) => {
  expect([isOneTypo(left, right), isOneTypo(right, left)]).toEqual([expected, expected]);
});

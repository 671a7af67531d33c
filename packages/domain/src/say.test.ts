import { expect, test } from 'vitest';
import { say } from './say.ts';

test('fills its values in', () => {
  expect(say(['от {min} до {max}', 'число'], { min: 0, max: '9' })).toBe('от 0 до 9');
  expect(say('Обязательное поле', { max: 5 })).toBe('Обязательное поле');
});

test.each<{ values?: Record<string, number> }>([{}, { values: {} }, { values: { min: 1 } }])(
  'has no holes with %j',
  ({ values }) => expect(say(['от {min} до {max}', 'число'], values)).toBe('число'),
);

test('takes only values that it is given', () => {
  expect(say(['{constructor}', 'число'], {})).toBe('число');
});

test('a value is not read as a placeholder', () => {
  expect(say(['{a} {b}', ''], { a: '{b}', b: '$&' })).toBe('{b} $&');
});

import { uz as issues } from '@kasb/domain/issues/uz';
import { uz as problems } from '@kasb/domain/problems/uz';
import { expect, test } from 'vitest';
import { fieldText } from './fieldText.ts';

const words = { ...problems, ...issues };
const inUzbek = (field: Parameters<typeof fieldText>[0]) => fieldText(field, words, issues.invalidValue, 'uz');

test('a code is worded in the page’s language with its values', () => {
  expect(inUzbek({ code: 'tooLong', values: { max: 200 }, text: 'Не длиннее 200 символов' })).toBe(
    '200 ta belgidan oshmasin',
  );
  expect(inUzbek({ code: 'stirTaken', text: 'Компания с таким СТИР уже есть' })).toBe(problems.stirTaken);
});

test('a country is read by its name', () => {
  const field = { code: 'foreignPhone', values: { country: 'TR' } };
  expect(inUzbek(field)).toBe('Bu boshqa davlat raqami: Turkiya. O‘zbekiston raqami kerak');
});

test.each<{ values?: Record<string, number> }>([{}, { values: {} }, { values: { min: 1 } }])(
  'a code without its values (%j) has no holes',
  ({ values }) => {
    expect(inUzbek({ code: 'tooLong', values })).toBe('Matn juda uzun');
  },
);

test('a provider that sends texts alone has them shown, so has an unknown code', () => {
  expect(inUzbek({ text: 'Bu raqam band' })).toBe('Bu raqam band');
  expect(inUzbek({ code: 'taken', text: 'Bu raqam band' })).toBe('Bu raqam band');
  expect(inUzbek({ code: 'constructor', text: 'Bu raqam band' })).toBe('Bu raqam band');
});

test.each([{}, { code: 'taken' }])('what nobody has words for (%j) asks to check the field', (field) => {
  expect(inUzbek(field)).toBe('Bu maydonni tekshiring');
});

import { expect, test } from 'vitest';
import { filterOptions, isSameText } from './filterOptions.ts';

const options = [
  { value: '1', label: 'Ташкент', keywords: 'Toshkent' },
  { value: '2', label: 'Ташкентская область', keywords: 'Toshkent viloyati' },
  { value: '3', label: 'Гулистан', keywords: 'Guliston' },
  { value: '4', label: 'Ургенч (Хорезм)', keywords: 'Urganch Xorazm' },
  { value: '5', label: 'Полёты и авиация' },
  { value: '6', label: 'Қўқон', keywords: 'Qo‘qon' },
];
const found = (query: string) => filterOptions(options, query).map(({ value }) => value);

test('finds by the start of any word, in either language', () => {
  expect(found('таш')).toEqual(['1', '2']);
  expect(found('  Таш  обл ')).toEqual(['2']);
  expect(found('tosh')).toEqual(['1', '2']);
  expect(found('хор')).toEqual(['4']);
  expect(found('кент')).toEqual([]);
});

test('apostrophes, case and the alphabet do not matter', () => {
  expect(found('ПОЛЕТ')).toEqual(['5']);
  expect(found("qo'q")).toEqual(['6']);
  expect(found('qoʻq')).toEqual(['6']);
  expect(found('кукон')).toEqual(['6']);
});

test('an empty query, or one of marks alone, finds all; marks of a pattern mean nothing', () => {
  expect(found('')).toHaveLength(6);
  expect(found(' - ')).toHaveLength(6);
  expect(found('.*')).toHaveLength(6);
});

test('the same text is the same without case and spaces at the ends', () => {
  expect(isSameText(' ташкент ', 'Ташкент')).toBe(true);
  expect(isSameText('Ташкент', 'Ташкентская область')).toBe(false);
});

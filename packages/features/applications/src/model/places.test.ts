import { expect, test } from 'vitest';
import { placesOf, readersIn, readersOfUzbek } from './places.ts';

test('places where nobody reads are left out, and so is what a provider does not say', () => {
  expect(placesOf({ app: 3, telegram: 7, headhunter: 0 })).toEqual([
    ['telegram', 7],
    ['app', 3],
  ]);
  expect(placesOf({ app: undefined, telegram: undefined, headhunter: undefined })).toEqual([]);
  expect(readersIn({ app: 3, telegram: 7, headhunter: 2 })).toBe(12);
});

test('who reads Uzbek gets that text where it is written, everybody where no other is', () => {
  const reach = { app: 3, telegram: 7, headhunter: 0, uzbek: 4 };
  expect(readersOfUzbek(reach, { ru: 'Да', uz: 'Ha' })).toBe(4);
  expect(readersOfUzbek(reach, { ru: 'Да', uz: ' ' })).toBe(0);
  expect(readersOfUzbek(reach, { ru: '', uz: 'Ha' })).toBe(10);
});

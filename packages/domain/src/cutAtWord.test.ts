import { expect, test } from 'vitest';
import { cutAtWord } from './cutAtWord.ts';

test('a text that has room stays as it is, its lines too', () => {
  expect(cutAtWord('Шить платья.\nУтюжить', 21)).toBe('Шить платья.\nУтюжить');
});

test('a longer one ends after a whole word', () => {
  expect(cutAtWord('Шить платья и утюжить', 20)).toBe('Шить платья и…');
  expect(cutAtWord('Шить платья,\nутюжить', 15)).toBe('Шить платья,…');
});

test('a word that is longer than all is cut within', () => {
  expect(cutAtWord('Электрогазосварщик', 10)).toBe('Электрога…');
});

test('it never ends in half a character', () => {
  expect(cutAtWord('ab🙂cdefgh', 4).isWellFormed()).toBe(true);
});

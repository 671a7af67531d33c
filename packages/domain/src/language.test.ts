import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['uz', 'uz'],
  ['uz-UZ,uz;q=0.9,ru;q=0.8', 'uz'],
  ['UZ-Latn', 'uz'],
  ['ru-RU,ru;q=0.9,uz;q=0.8', 'ru'],
  ['en-US,en;q=0.9,uz;q=0.3,ru;q=0.2', 'uz'],
  ['ru;q=0.1, uz ; q=0.5', 'uz'],
  ['uz;q=0', 'ru'],
  ['uz;q=x', 'ru'],
  ['en', 'ru'],
  ['*', 'ru'],
  ['', 'ru'],
  [null, 'ru'],
  [undefined, 'ru'],
] as const)('%j asks for %s', (header, language) => expect(languageOf(header)).toBe(language));

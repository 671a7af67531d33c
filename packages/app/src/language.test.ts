import { expect, it } from 'vitest';
import { inLanguage, languageOfPath } from './language.ts';

it.each([
  ['/', 'ru'],
  ['/vacancies', 'ru'],
  ['/uz', 'uz'],
  ['/uz/', 'uz'],
  ['/uz/vacancies/1', 'uz'],
  ['/uzbek', 'ru'],
  ['/en/vacancies', 'ru'],
])('%s is %s', (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language);
});

it.each([
  ['/', '/', '/uz'],
  ['/?from=%2Fx', '/?from=%2Fx', '/uz?from=%2Fx'],
  ['/#top', '/#top', '/uz#top'],
  ['/vacancies?search=a', '/vacancies?search=a', '/uz/vacancies?search=a'],
])('%s in both languages', (path, ru, uz) => {
  expect([inLanguage('ru', path), inLanguage('uz', path)]).toEqual([ru, uz]);
});

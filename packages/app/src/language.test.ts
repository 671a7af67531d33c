import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { inLanguage, languageOfPath, useLanguageChoice } from './language.ts';
import type { LanguageChoice } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

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

it.each([
  ['ru', 'https:', 'kasb_language=uz; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['uz', 'https:', 'kasb_language=ru; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['ru', 'http:', 'kasb_language=uz; Path=/; Max-Age=31536000; SameSite=Lax'],
] as const)('the other language than %s is remembered by %s', (locale, protocol, cookie) => {
  const choices: LanguageChoice[] = [];
  const Switch = () => {
    choices.push(useLanguageChoice(locale));
    return null;
  };
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Switch)));
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  choices[0]?.remember();
  expect(page.cookie).toBe(cookie);
});

import { issueValues, problemCodes, reasonValues } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { ru as issuesRu } from './issues/ru.ts';
import { uz as issuesUz } from './issues/uz.ts';
import { ru as problemsRu } from './problems/ru.ts';
import { uz as problemsUz } from './problems/uz.ts';
import { ru as reasonsRu } from './reasons/ru.ts';
import { uz as reasonsUz } from './reasons/uz.ts';
import type { Sentence } from './say.ts';

const forms = (sentence: Sentence): readonly string[] => (typeof sentence === 'string' ? [sentence] : sentence);
const names = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

describe.each([
  ['problems', problemCodes, problemsRu, problemsUz],
  ['issues', Object.keys(issueValues), issuesRu, issuesUz],
  ['reasons', Object.keys(reasonValues), reasonsRu, reasonsUz],
] as [string, string[], Record<string, Sentence>, Record<string, Sentence>][])('%s', (_, codes, ru, uz) => {
  test.each(codes)('%s has words in Russian and in Uzbek', (code) => {
    for (const text of forms(ru[code] ?? '')) expect(text).toMatch(/[\p{L}\d]/u);
    for (const text of forms(uz[code] ?? '')) expect(text).toMatch(/[\p{L}\d]/u);
    // A straight apostrophe is no letter of Uzbek.
    for (const text of forms(uz[code] ?? '')) expect(text).not.toMatch(/[а-яё']/i);
  });

  test('no words without a code', () => {
    expect(Object.keys(ru).toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(uz).toSorted()).toEqual(codes.toSorted());
  });
});

test.each([
  ...Object.entries(issueValues).map(([code, values]) => [code, values, issuesRu, issuesUz]),
  ...Object.entries(reasonValues).map(([code, values]) => [code, values, reasonsRu, reasonsUz]),
] as [string, readonly string[], Record<string, Sentence>, Record<string, Sentence>][])(
  '%s names the values that the contract gives it, and has words without them',
  (code, values, ru, uz) => {
    for (const [language, sentence] of Object.entries({ ru: ru[code], uz: uz[code] })) {
      const [full, plain] = forms(sentence ?? '');
      // What somebody wrote in both languages is read in one's own.
      const own = values.filter((name) => name === language || !(name === 'ru' || name === 'uz'));
      expect(names(full)).toEqual(own.toSorted());
      expect(names(plain)).toEqual([]);
      expect(plain === undefined).toBe(values.length === 0);
    }
  },
);

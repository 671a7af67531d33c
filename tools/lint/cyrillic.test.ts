import { expect, test } from 'vitest';
import { cyrillicLiterals } from './cyrillic.ts';

test.each([
  ['a string', "const title = 'Вакансии';"],
  ['a template', 'const title = `${count} вакансий`;'],
  ['text between tags', 'const view = <p>Нет вакансий</p>;'],
  ['an attribute', 'const view = <p title="Вакансии" />;'],
  ['a pattern', 'const pattern = /вакансия/;'],
])('%s is found', (_, source) => {
  expect(cyrillicLiterals('Screen.tsx', `\n${source}`)).toEqual([expect.stringMatching(/^Screen\.tsx:2: /)]);
});

test.each([
  ['a comment', '// «Вакансии» is a heading'],
  ['JSX of messages', "const view = <p>{t('list.title')}</p>;"],
  ['Latin', "const title = 'Vakansiyalar';"],
])('%s is none', (_, source) => {
  expect(cyrillicLiterals('Screen.tsx', source)).toEqual([]);
});

import { expect, test } from 'vitest';
import { fillIn, keptOf, missingIn, namedPieces, piecesOf, shownIn, variableBeside } from './placeholders.ts';

const text = 'Здравствуйте, {{first_name}}! {{ my_name }}, {{my_phone}}.';

test('what is known takes the place of its braces', () => {
  const values = { first_name: 'Дилшод', my_name: 'Азиз $& Каримов', my_phone: '+998' };
  expect(fillIn(text, values)).toBe('Здравствуйте, Дилшод! Азиз $& Каримов, +998.');
  expect(missingIn(fillIn(text, values))).toBeUndefined();
});

test('what is not known stays, and is named', () => {
  const filled = fillIn(text, { my_name: 'Азиз', my_phone: '' });
  expect(filled).toBe('Здравствуйте, {{first_name}}! Азиз, {{my_phone}}.');
  expect(missingIn(filled)).toEqual({ name: 'first_name', placeholder: 'first_name' });
  expect(missingIn('{{зарплата}}')).toEqual({ name: 'зарплата', placeholder: undefined });
});

test('the link to an interview is made by the provider', () => {
  expect(missingIn(fillIn('{{interview_link}}', {}))).toBeUndefined();
});

test('braces without an end cost nothing', () => {
  expect(fillIn('{{'.repeat(50_000), {})).toHaveLength(100_000);
});

test('a preview has what is known in its place, and names the rest', () => {
  expect(piecesOf('Здравствуйте, {{first_name}}! {{interview_link}} {{salary}}', { first_name: 'Малика' })).toEqual([
    { text: 'Здравствуйте, Малика! ' },
    { text: '{{interview_link}}', placeholder: 'interview_link' },
    { text: ' {{salary}}' },
  ]);
  expect(piecesOf('', {})).toEqual([]);
});

const names = {
  first_name: 'Имя',
  vacancy: 'Вакансия',
  company: 'Компания',
  interview_link: 'Ссылка на интервью',
  my_name: 'Моё имя',
  my_phone: 'Мой номер',
};

test('variables are written by their names and kept as they are sent', () => {
  expect(shownIn('{{first_name}}, {{ my_phone }} {{salary}} {x}', names)).toBe('{Имя}, {Мой номер} {{salary}} {x}');
  expect(keptOf('{Имя}, {Мой номер} {{salary}} {x}', names)).toBe('{{first_name}}, {{my_phone}} {{salary}} {x}');
  // Whoever writes the braces of the kept text around a name means it too; one that lost a brace is a text.
  expect(keptOf('{{Имя}} {Имя {Вакансия}', names)).toBe('{{first_name}} {Имя {{vacancy}}');
});

test('a written text comes in pieces', () => {
  expect(namedPieces('{Имя}, «{Вакансия}» {{salary}}', names)).toEqual([
    { text: 'Имя', isVariable: true },
    { text: ', «', isVariable: false },
    { text: 'Вакансия', isVariable: true },
    { text: '» {{salary}}', isVariable: false },
  ]);
});

test('a variable right beside a place is found whole', () => {
  expect(variableBeside('Да, {Имя}!', 9, 'before', names)).toBe(4);
  expect(variableBeside('Да, {Имя}!', 4, 'behind', names)).toBe(9);
  expect(variableBeside('Да, {Имя}!', 6, 'before', names)).toBeUndefined();
  expect(variableBeside('Да, {нет}!', 9, 'before', names)).toBeUndefined();
});

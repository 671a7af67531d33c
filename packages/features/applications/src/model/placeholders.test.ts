import { expect, test } from 'vitest';
import { fillIn, missingIn, piecesOf } from './placeholders.ts';

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
    { text: 'Здравствуйте, ' },
    { text: 'Малика' },
    { text: '! ' },
    { text: '{{interview_link}}', placeholder: 'interview_link' },
    { text: ' {{salary}}' },
  ]);
  expect(piecesOf('', {})).toEqual([]);
});

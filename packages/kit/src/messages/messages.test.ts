import { expect, it } from 'vitest';
import { defineMessages, translator } from './messages.ts';

const bundle = defineMessages('test', {
  ru: {
    hello: 'Здравствуйте, {name}',
    found: { one: '{count} вакансия', few: '{count} вакансии', many: '{count} вакансий', other: '{count} вакансии' },
  },
  uz: { hello: 'Assalomu alaykum, {name}', found: { other: '{count} ta vakansiya' } },
});

it('fills placeholders and leaves unknown ones as they are', () => {
  const t = translator(bundle, 'ru');
  expect(t('hello', { name: 'Дилноза' })).toBe('Здравствуйте, Дилноза');
  expect(t('hello')).toBe('Здравствуйте, {name}');
});

it('chooses the form by count', () => {
  const t = translator(bundle, 'ru');
  expect([1, 3, 5].map((count) => t('found', { count }))).toEqual(['1 вакансия', '3 вакансии', '5 вакансий']);
  expect(translator(bundle, 'uz')('found', { count: 1 })).toBe('1 ta vakansiya');
});

it('lets a host put its own words', () => {
  expect(translator(bundle, 'ru', { hello: 'Салом, {name}' })('hello', { name: 'Азиз' })).toBe('Салом, Азиз');
});

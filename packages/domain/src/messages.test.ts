import { expect, it } from 'vitest';
import { defineMessages, joinMessages, plural, translator } from './messages.ts';
import type { MessageBundle } from './messages.ts';

const common = defineMessages('common', { ru: { retry: 'Повторить' }, uz: { retry: 'Qayta urinish' } });
const bundle = defineMessages(
  'test',
  {
    ru: {
      hello: 'Здравствуйте, {name}',
      found: { one: '{count} вакансия', few: '{count} вакансии', many: '{count} вакансий', other: '{count} вакансии' },
    },
    uz: { hello: 'Assalomu alaykum, {name}', found: { other: '{count} ta vakansiya' } },
  },
  common,
);

it('fills placeholders and leaves unknown ones as they are', () => {
  const t = translator(bundle, 'ru');
  expect(t('hello', { name: 'Дилноза' })).toBe('Здравствуйте, Дилноза');
  expect(t('hello')).toBe('Здравствуйте, {name}');
});

it('chooses the form by count', () => {
  const t = translator(bundle, 'ru');
  expect([1, 3, 5, 11, 21].map((count) => t('found', { count }))).toEqual([
    '1 вакансия',
    '3 вакансии',
    '5 вакансий',
    '11 вакансий',
    '21 вакансия',
  ]);
  expect(translator(bundle, 'uz')('found', { count: 1 })).toBe('1 ta vakansiya');
});

it('lets a host put its own words', () => {
  const t = translator(bundle, 'ru', { test: { hello: 'Салом, {name}' } });
  expect(t('hello', { name: 'Азиз' })).toBe('Салом, Азиз');
});

it('looks in its base for what it has not itself', () => {
  expect(translator(bundle, 'uz')('retry')).toBe('Qayta urinish');
  expect(translator(bundle, 'ru', { common: { retry: 'Ещё раз' } })('retry')).toBe('Ещё раз');
  expect(translator(bundle, 'ru', { common: { retry: 'Ещё раз' }, test: { retry: 'Снова' } })('retry')).toBe('Снова');
});

it('looks in all that joined bundles stand on', () => {
  const part = (name: string, base?: MessageBundle) =>
    defineMessages(name, { ru: { [name]: `ru ${name}` }, uz: { [name]: `uz ${name}` } }, base);
  const said = translator(joinMessages(part('a', part('b', part('c'))), part('d', part('e'))), 'uz');
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => said(key))).toEqual(['uz a', 'uz b', 'uz c', 'uz d', 'uz e']);
});

it.each(['ru', 'uz'] as const)('chooses forms in %s as Intl does', (locale) => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  const counts = [...Array(1300).keys(), -1, -2, -11, 1.5, 0.1, 1e6, 1_000_001, 2 ** 60, Infinity, Number.NaN];
  const rules = new Intl.PluralRules(locale);
  expect(counts.map((count) => plural(count, forms, locale))).toEqual(counts.map((count) => rules.select(count)));
});

it('writes what is counted as numbers are written', () => {
  const said = translator(
    defineMessages('list', {
      ru: { found: { one: '{count} заявка', few: '{count} заявки', many: '{count} заявок', other: '{count} заявки' } },
      uz: { found: { other: '{count} ta ariza' } },
    }),
    'ru',
  );
  expect([1, 999, 1283, 12_000].map((count) => said('found', { count }))).toEqual([
    '1 заявка',
    '999 заявок',
    '1\u00A0283 заявки',
    '12\u00A0000 заявок',
  ]);
});

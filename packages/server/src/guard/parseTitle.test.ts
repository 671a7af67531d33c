import { expect, test } from 'vitest';
import { lexicon } from '../text/lexicon.ts';
import { parseTitle } from './parseTitle.ts';

const read = (title: string) => {
  const { roles, specialisations, levels } = parseTitle(title);
  return { roles: [...roles].sort(), specialisations: [...specialisations].sort(), levels: [...levels].sort() };
};
const of = (role: string, ...specialisations: string[]) => ({ roles: [role], specialisations, levels: [] });

test.each([
  ['Менеджер по продажам', of('manager', 'sales')],
  ["Sotuv bo'yicha menejer", of('manager', 'sales')],
  ['Савдо бўйича менежер', of('manager', 'sales')],
  ['Sales manager', of('manager', 'sales')],
  ['Закупщик', of('manager', 'procurement')],
  ['Backend engineer', of('developer', 'backend')],
  ['React-разработчик', of('developer', 'frontend', 'react')],
  ['Инженер-программист', of('developer')],
  ['Инженер-электрик', of('engineer', 'electrical')],
  ['Мастер-электрик', of('electrician')],
  ['Слесарь-сантехник', of('plumber')],
  ['Кардиолог', of('doctor', 'cardiology')],
  ['Зубной врач', of('dentist')],
])('%s: role and specialisation', (title, expected) => {
  expect(read(title)).toEqual(expected);
});

test.each([
  ['Секретарь директора', 'secretary'],
  ['Direktor kotibi', 'secretary'],
  ['Личный водитель директора', 'driver'],
  ['Специалист по подбору водителей', 'manager'],
  ['Официант в ресторан', 'waiter'],
  ["Do'konga sotuvchi kerak", 'seller'],
  ['Срочно! Требуются грузчики (5/2)', 'loader'],
  ['We are hiring drivers', 'driver'],
])('%s is of one role', (title, role) => {
  expect(read(title).roles).toEqual([role]);
});

test('roles side by side all count', () => {
  expect(read('Продавец-кассир').roles).toEqual(['cashier', 'seller']);
  expect(read('Повар / кондитер').roles).toEqual(['confectioner', 'cook']);
  expect(read('Водитель и грузчик').roles).toEqual(['driver', 'loader']);
});

test.each([
  ['Junior Frontend', ['junior']],
  ['Старший кассир', ['senior']],
  ['Katta kassir', ['senior']],
  ['Бош бухгалтер', ['chief']],
  ['Главбух', ['chief']],
  ['Помощник главного бухгалтера', ['assistant']],
  ['Oshpaz yordamchisi', ['assistant']],
  ['Заместитель директора магазина', ['deputy']],
  ['Middle/Senior разработчик', ['middle', 'senior']],
  ['QA-инженер (junior)', ['junior']],
  ['Бухгалтер', []],
])('%s: level', (title, levels) => {
  expect(read(title).levels).toEqual(levels);
});

test('unknown words beside the role are its complement, details are not', () => {
  const { complement, isComplementNamed, core } = parseTitle('Оператор экструдера (пластик), опыт от 2 лет в Ташкенте');
  expect(complement).toHaveLength(1);
  expect(isComplementNamed).toBe(false);
  expect(core).not.toContain('tashkent');
  expect(parseTitle('Юрист по уголовным делам').isComplementNamed).toBe(true);
});

test('a title without a word is empty, one of details alone is not', () => {
  expect(parseTitle(' 2/2 !').core).toEqual([]);
  expect(parseTitle('Срочно в Ташкент').core.length).toBeGreaterThan(0);
});

test('every name of a role is read as that role', () => {
  const lost = lexicon.roles.flatMap(({ id, role = id, ru, uz, en }) =>
    [...ru, ...uz, ...en].filter((name) => !parseTitle(name).roles.has(role)).map((name) => `${name} (${id})`),
  );
  expect(lost).toEqual([]);
});

import { encodedReason } from '@kasb/contract';
import { expect, test } from 'vitest';
import pairs from './data/pairs.json' with { type: 'json' };
import type { GuardedVacancy } from './editGuard.ts';
import { checkEdit } from './rulesGuard.ts';

const titles = (before: string, after: string) => checkEdit({ before: { title: before }, after: { title: after } });

test.each([
  ['Строитель', 'Каменщик', encodedReason('professionChanged', { before: 'Строитель', after: 'Каменщик' })],
  ['Junior', 'Senior', encodedReason('levelChanged', { before: 'Junior', after: 'Senior' })],
  ['Backend', 'Frontend', encodedReason('specialisationChanged', { before: 'Backend', after: 'Frontend' })],
  [
    'Менеджер по продажам',
    'Менеджер по закупкам',
    encodedReason('specialisationChanged', { before: 'Менеджер по продажам', after: 'Менеджер по закупкам' }),
  ],
  [
    'Секретарь директора',
    'Директор',
    encodedReason('professionChanged', { before: 'Секретарь директора', after: 'Директор' }),
  ],
  [
    'Юрист по налогам',
    'Юрист по банкротству',
    encodedReason('specialisationChanged', { before: 'Юрист по налогам', after: 'Юрист по банкротству' }),
  ],
  ['Ст. кассир', 'Кассир', encodedReason('levelChanged', { before: 'Ст. кассир', after: 'Кассир' })],
  ['Пом. повара', 'Повар', encodedReason('levelChanged', { before: 'Пом. повара', after: 'Повар' })],
  ['Таксидермист', 'Звездочёт', encodedReason('professionDiffers', { before: 'Таксидермист', after: 'Звездочёт' })],
])('%s → %s is forbidden and scores below 40', (before, after, reason) => {
  const check = titles(before, after);
  expect(check).toMatchObject({ isValid: false, reason });
  expect(check.similarityScore).toBeLessThanOrEqual(39);
});

test.each([
  ['Бухгалтер', 'Бухгалтер с опытом от 3 лет'],
  ['Бухгалтер', 'Buxgalter'],
  ['Сварщик', 'Сварщик (вахта), 5/2, Ташкент'],
  ['Backend engineer', 'Бэкенд-разработчик'],
  ['Ўқитувчи', 'Учительница'],
  ['Врач', 'Стоматолог'],
  ['Ст. кассир', 'Старший кассир'],
  ['Мл. бухгалтер', 'Младший бухгалтер'],
  ['Зам. директора', 'Заместитель директора'],
  ['гл инженер', 'Гл. инж.'],
  ['Инж.-программист', 'Инженер-программист'],
  ['Пом. повара', 'Помощник повара'],
  ['Зав.складом', 'Заведующий складом'],
  ['Водитель погрущика', 'Водитель погрузчика'],
  ['Кассир', 'Кассир, ст. метро Чорсу'],
])('%s → %s is allowed and scores from 80', (before, after) => {
  const check = titles(before, after);
  expect(check.isValid).toBe(true);
  expect(check.similarityScore).toBeGreaterThanOrEqual(80);
  expect(check.reason).not.toBe('');
});

test('an unchanged title scores 100 without a warning', () => {
  expect(titles('Повар', 'Повар')).toEqual({
    isValid: true,
    similarityScore: 100,
    reason: 'positionSame',
    warnings: [],
  });
});

const vacancy: GuardedVacancy = {
  title: 'Повар',
  description: 'Приготовление блюд национальной кухни, заготовки и порядок на рабочем месте.',
  requirements: ['Санитарная книжка', 'Умение готовить плов'],
};
const rewritten = {
  description: 'Дружный коллектив, выплаты вовремя, бесплатные обеды.',
  requirements: ['Ответственность'],
};

test('a wholly new description and requirements lower the score and warn, but forbid nothing', () => {
  const check = checkEdit({ before: vacancy, after: { ...vacancy, ...rewritten } });
  expect(check).toMatchObject({
    isValid: true,
    warnings: ['descriptionRewritten', 'requirementsChanged'],
  });
  expect(check.similarityScore).toBeLessThan(100);
  expect(check.similarityScore).toBeGreaterThanOrEqual(80);
});

test('kept texts do not save another role', () => {
  expect(checkEdit({ before: vacancy, after: { ...vacancy, title: 'Официант' } }).isValid).toBe(false);
});

test.each([[{}], [{ description: null, requirements: null }], [{ description: '', requirements: [] }]])(
  'texts that are not sent or empty say nothing: %o',
  (texts) => {
    expect(checkEdit({ before: vacancy, after: { title: 'Повар', ...texts } })).toMatchObject({
      similarityScore: 100,
      warnings: [],
    });
  },
);

test('clarifying, generalising and combining warn', () => {
  expect(titles('Менеджер по продажам', 'Менеджер').warnings).toHaveLength(1);
  expect(titles('Продавец', 'Продавец-кассир').warnings).toHaveLength(1);
  expect(titles('Менеджер по утилизации', 'Recycling manager')).toMatchObject({
    isValid: true,
    warnings: ['titleUntranslated'],
  });
});

test.each(['', '   ', '12345', '()', '🙂', 'а'.repeat(100_000), '-'.repeat(5_000), '\u0000\uD800'])(
  'an odd title is judged all the same: %.12j',
  (title) => {
    for (const check of [titles('Повар', title), titles(title, 'Повар')]) {
      expect(Number.isInteger(check.similarityScore)).toBe(true);
      expect(check.similarityScore).toBeGreaterThanOrEqual(0);
      expect(check.isValid).toBe(false);
      expect(check.reason.length).toBeLessThan(300);
    }
    expect(titles(title, title)).toMatchObject({ isValid: true, similarityScore: 100 });
  },
);

test('at least 97 % of the work half is judged as labelled', () => {
  const work = pairs.filter(({ half }) => half === 'work');
  const side = (value: string | GuardedVacancy) => (typeof value === 'string' ? { title: value } : value);
  const wrong = work.filter(
    ({ before, after, allowed }) => checkEdit({ before: side(before), after: side(after) }).isValid !== allowed,
  );
  expect(work.length).toBeGreaterThanOrEqual(150);
  expect(1 - wrong.length / work.length).toBeGreaterThanOrEqual(0.97);
});

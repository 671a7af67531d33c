import { expect, test } from 'vitest';
import { lastOf } from '../../test/support/talk.ts';

const russian = ['Нужен водитель в Навои, график 2/2', 'возить ткань', 'стаж от 3 лет, без вредных привычек', 'обеды'];
const uzbek = ['Tikuvchi kerak', "ko'ylak tikish", '1 yil tajriba', 'tushlik'];

test.each([
  [russian, 'Замени «Стаж от 3 лет» на опыт от 5 лет', { requirements: ['Опыт от 5 лет', 'Без вредных привычек'] }],
  [russian, 'Замени «Без вредных привычек» на пунктуальность', { requirements: ['Стаж от 3 лет', 'Пунктуальность'] }],
  [russian, 'Замени «График 2/2» на график 5/2', { benefits: ['Обеды', 'График 5/2'] }],
  [russian, 'Замени «Обеды» на ', { benefits: ['График 2/2'] }],
  [russian, 'Замени требования на: внимательность', { requirements: ['Стаж от 3 лет', 'Внимательность'] }],
  [
    russian,
    'Замени обязанности на: возить людей',
    {
      description: 'Работа в компании «Samarqand Textile», Навои.\n\nЧем предстоит заниматься:\n– Возить людей',
    },
  ],
  [russian, 'Должность: Экспедитор', { title: 'Экспедитор' }],
  [russian, 'Город: Самарканд', { location: 'Самарканд' }],
  [russian, 'Зарплата: 10 млн', { salary: 10_000_000 }],
  [uzbek, '«Tushlik» o‘rniga issiq tushlik', { benefits: ['Issiq tushlik'] }],
  [uzbek, '«1 yil tajriba» o‘rniga 2 yil tajriba', { requirements: ['2 yil tajriba'] }],
  [
    uzbek,
    "Vazifalar o'rniga: shim tikish",
    { description: '«Samarqand Textile» kompaniyasida ish.\n\nVazifalar:\n– Shim tikish' },
  ],
  [uzbek, 'Lavozim: Bichuvchi', { title: 'Bichuvchi' }],
])('%j, then «%s»', (before, message, expected) => {
  expect(lastOf(...before, message).jobData).toMatchObject(expected);
});

import { expect, test } from 'vitest';
import { readMessage } from '../readMessage.ts';
import { flatten } from './flat.ts';
import { findPay } from './money.ts';
import { withDigits } from './numerals.ts';
import { understand } from './understand.ts';

test.each([
  ['двести пятьдесят тысяч в день', 250_000, 250_000],
  ['три миллиона двести тысяч', 3_200_000, 3_200_000],
  ['от трёх с половиной до пяти миллионов', 3_500_000, 5_000_000],
  ['семь восемь миллионов', 7_000_000, 8_000_000],
  ['миллионов семь', 7_000_000, 7_000_000],
  ['не меньше двенадцати миллионов', 12_000_000, undefined],
  ['до двадцати пяти миллионов', undefined, 25_000_000],
  ['минимум 4, максимум 7', 4_000_000, 7_000_000],
  ['полмиллиона за смену', 500_000, 500_000],
  ['тысяча двести долларов', 1200, 1200],
  ['uch yarim-to‘rt million', 3_500_000, 4_000_000],
  ['o‘n ikki million so‘m', 12_000_000, 12_000_000],
  ['bir million besh yuz ming so‘m', 1_500_000, 1_500_000],
  ['300 ming kuniga', 300_000, 300_000],
  ['ming dollar', 1000, 1000],
  ['бешдан еттигача миллион', 5_000_000, 7_000_000],
  ['кунига икки юз минг сўм', 200_000, 200_000],
])('%s is money', (text, min, max) => {
  const { pay } = findPay(flatten(text), true);
  expect([pay?.min, pay?.max]).toEqual([min, max]);
});

test.each([
  ['80 тысяч за квадрат', 80_000, 80_000, 'за квадрат'],
  ['2000 сум за штуку', 2000, 2000, 'за штуку'],
  ['от 5 до 7 тысяч за заказ', 5000, 7000, 'за заказ'],
  ['kvadratiga 70 ming', 70_000, 70_000, 'kvadratiga'],
  ['har bir reys uchun 300 ming so‘m', 300_000, 300_000, 'har bir reys uchun'],
])('%s is paid by the piece', (text, min, max, per) => {
  expect(findPay(flatten(text), false, text).pay).toEqual({ min, max, currency: 'UZS', period: 'piece', per });
});

test('what a piece pays stands beside a wage by the month', () => {
  const { pay, benefits } = understand('оклад 3 млн, 10 тысяч за заказ', { language: 'ru', asked: 'salary' });
  expect(pay).toEqual({ min: 3_000_000, max: 3_000_000, currency: 'UZS', period: 'month' });
  expect(benefits).toEqual(['10 тысяч за заказ']);
});

test.each(['два выходных', 'сто процентов', 'ikki smena', 'три года'])('%s is none', (text) => {
  expect(findPay(flatten(text), true).pay).toBeUndefined();
});

test('digits take the room of the words, for what is read elsewhere to stay where it is', () => {
  const text = 'платим двести пятьдесят тысяч сум, пять лет опыта';
  expect(withDigits(text)).toHaveLength(text.length);
  expect(withDigits(text).replace(/\s+/g, ' ')).toBe('платим 250 тысяч сум, пять лет опыта');
});

test.each([
  ['долларов 900, максимум 1200', 900, 1200, 'USD'],
  ['евро от 700 до 900', 700, 900, 'EUR'],
  ['800 баксов на испытательный срок, потом 1000', 1000, 1000, 'USD'],
  ['dollar 600, ko‘pi bilan 800', 600, 800, 'USD'],
  ['600 доллар, кўпи билан 800', 600, 800, 'USD'],
  ['900 в долларах', 900, 900, 'USD'],
  ['dollarda 900', 900, 900, 'USD'],
  ['где-то 5, но точно не больше 7', 5_000_000, 7_000_000, 'UZS'],
  ['лямов 5, максимум 7', 5_000_000, 7_000_000, 'UZS'],
  ['не меньше 5 млн, но не больше 7', 5_000_000, 7_000_000, 'UZS'],
  ['не больше 7 млн, но не меньше 5', 5_000_000, 7_000_000, 'UZS'],
  ['не меньше 5 млн, а не больше 7', 5_000_000, 7_000_000, 'UZS'],
  ['5 минимум, 7 максимум', 5_000_000, 7_000_000, 'UZS'],
  ['kamida 5 mln, lekin 7 mln dan oshmasin', 5_000_000, 7_000_000, 'UZS'],
  ['5 млндан кам эмас, 7 млндан ортиқ эмас', 5_000_000, 7_000_000, 'UZS'],
  ['7 млн, нет, до 5', undefined, 5_000_000, 'UZS'],
])('%s has its ends and its currency', (message, min, max, currency) => {
  expect(understand(message, { language: 'ru', asked: 'salary' }).pay).toEqual({
    ...(min !== undefined && { min }),
    max,
    currency,
    period: 'month',
  });
});

test.each([
  ['обучение, 13-я зарплата', ['обучение', '13-я зарплата']],
  ['14-й оклад, обеды', ['14-й оклад', 'обеды']],
  ['оплата такси 300 000 сум', ['оплата такси 300 000 сум']],
  ['компенсация связи 100 тысяч', ['компенсация связи 100 тысяч']],
  ['13-oylik, tushlik', ['13-oylik', 'tushlik']],
  ['13-маош', ['13-маош']],
  ['13я зарплата', ['13я зарплата']],
  ['премия 2 оклада в год', ['премия 2 оклада в год']],
  ['обед 30 тысяч в день', ['обед 30 тысяч в день']],
  ['страховка на 20 млн', ['страховка на 20 млн']],
  ['yo‘l puli 250 ming', ['yo‘l puli 250 ming']],
])('%s is paid beside the wage', (message, benefits) => {
  const facts = readMessage({ message, language: 'ru', asked: 'benefits' }).facts;
  expect([facts.pay, facts.benefits]).toEqual([undefined, benefits]);
});

test('what is paid beside the wage says nothing of it', () => {
  const { pay, benefits } = understand('5 млн, на питание 20 тысяч в день', { language: 'ru', asked: 'salary' });
  expect(pay).toEqual({ min: 5_000_000, max: 5_000_000, currency: 'UZS', period: 'month' });
  expect(benefits).toEqual(['на питание 20 тысяч в день']);
});

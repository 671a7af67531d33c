import { describe, expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { readMessage } from '../readMessage.ts';

const read = (message: string, asked?: Topic) => readMessage({ message, language: 'ru', asked }).facts;

describe('both ends of a wage', () => {
  test.each([
    ['не менее 4 и не более 6 млн', 4_000_000, 6_000_000, 'UZS'],
    ['не ниже шести, не выше девяти миллионов', 6_000_000, 9_000_000, 'UZS'],
    ['не меньше трёх миллионов, но и не больше четырёх', 3_000_000, 4_000_000, 'UZS'],
    ['не больше чем 900 и не меньше чем 600 баксов', 600, 900, 'USD'],
    ['4 mlndan kam bo‘lmaydi, 6 mlndan ham oshmaydi', 4_000_000, 6_000_000, 'UZS'],
    ['4 milliondan kammas 6 milliondan ko‘pmas', 4_000_000, 6_000_000, 'UZS'],
    ['olti milliondan kam emas, to‘qqizdan ko‘p emas', 6_000_000, 9_000_000, 'UZS'],
    ['400 доллардан кам эмас, 600 дан ошмасин', 400, 600, 'USD'],
    ['уч миллиондан кам бўлмасин, тўрт миллиондан ошиб кетмасин', 3_000_000, 4_000_000, 'UZS'],
    ['баксов 400 - 600', 400, 600, 'USD'],
    ['зелёных 400 до 600', 400, 600, 'USD'],
    ['$ 450 - 600', 450, 600, 'USD'],
    ['y.e. 450-600', 450, 600, 'USD'],
    ['ko‘kidan 450, 600 gacha', 450, 600, 'USD'],
    ['долларов четыреста - шестьсот', 400, 600, 'USD'],
    ['баксов 400 или 600', 400, 600, 'USD'],
    ['не меньше 400 баксов и не больше 600', 400, 600, 'USD'],
    ['4 млн не меньше, 6 не больше', 4_000_000, 6_000_000, 'UZS'],
    ['не меньше четырёх, не больше шести', 4_000_000, 6_000_000, 'UZS'],
    ['4 миллион кам эмас, 6 миллиондан баланд бўлмасин', 4_000_000, 6_000_000, 'UZS'],
    ['oylik 4 dan kam emas 6 dan oshmaydi', 4_000_000, 6_000_000, 'UZS'],
  ])('%s', (message, min, max, currency) => {
    expect(read(message, 'salary')).toMatchObject({ pay: { min, max, currency, period: 'month' }, benefits: [] });
  });

  test.each([
    ['4 mln va undan yuqori', 4_000_000, 'UZS'],
    ['4 млн ва ундан кўп', 4_000_000, 'UZS'],
    ['6 mln kamida', 6_000_000, 'UZS'],
    ['баксов от 600', 600, 'USD'],
    ['600$+', 600, 'USD'],
    ['4+ млн', 4_000_000, 'UZS'],
    ['4 lyamdan', 4_000_000, 'UZS'],
    ['600 y.e. dan', 600, 'USD'],
  ])('%s is the lower end', (message, min, currency) => {
    expect(read(message, 'salary').pay).toEqual({ min, currency, period: 'month' });
  });

  test.each([
    ['6 млн, 1С 8.3 обязательно', '1С 8.3 обязательно'],
    ['6 mln, ArchiCAD 2023 shart', 'ArchiCAD 2023 shart'],
    ['6 млн, знание Excel 2019', 'знание Excel 2019'],
  ])('the version of «%s» is no wage', (message, line) => {
    expect(read(message, 'salary')).toMatchObject({ pay: { min: 6_000_000, max: 6_000_000 }, requirements: [line] });
  });

  test.each(['13 mln oylik', '13 млн зарплата'])('%s is a wage', (message) => {
    expect(read(message, 'salary').pay).toMatchObject({ min: 13_000_000, max: 13_000_000 });
  });

  test.each([
    'Нужен резчик, не меньше 4 и не больше 6 млн, Ангрен',
    'Rezchik kerak, 4 dan kam emas, 6 mln dan oshmaydi, Angren',
    'Қоровул керак, 4 дан кам эмас, 6 млн дан ошмасин',
  ])('%s says them beside other things, with one unit', (message) => {
    expect(read(message).pay).toMatchObject({ min: 4_000_000, max: 6_000_000 });
  });

  test('a currency in front holds for both, asked or not', () => {
    expect(read('Нужен дизайнер, баксов 400-600').pay).toMatchObject({ min: 400, max: 600, currency: 'USD' });
  });
});

describe('of a range that is corrected the other end stays', () => {
  test.each([
    ['от 4 до 6 млн, ой, до 7', 4_000_000, 7_000_000, 'UZS'],
    ['4-6 млн нет от 5', 5_000_000, 6_000_000, 'UZS'],
    ['от четырёх до шести миллионов, точнее до семи', 4_000_000, 7_000_000, 'UZS'],
    ['400-600$, хотя нет, до 700', 400, 700, 'USD'],
    ['от 4 до 6, не до 6, а до 7 млн', 4_000_000, 7_000_000, 'UZS'],
    ['4-6 mln, kechirasiz, 7 gacha', 4_000_000, 7_000_000, 'UZS'],
    ['4 dan 6 gacha, 6 gacha emas, 7 gacha', 4_000_000, 7_000_000, 'UZS'],
    ['тўрт-олти миллион, йўқ, еттигача', 4_000_000, 7_000_000, 'UZS'],
    ['4-6 млн, нет, 5-7', 5_000_000, 7_000_000, 'UZS'],
  ])('%s', (message, min, max, currency) => {
    expect(read(message, 'salary').pay).toMatchObject({ min, max, currency });
  });

  test('of hours and years too', () => {
    expect(read('с 8 до 17, ой, до 18', 'benefits').schedule).toEqual({ hours: '8:00-18:00' });
    expect(read('soat 8 dan 17 gacha, yo‘q 18 gacha', 'benefits').schedule).toEqual({ hours: '8:00-18:00' });
    expect(read('опыт от 2 до 3 лет, нет, до 4', 'requirements').experience).toMatchObject({ from: 2, to: 4 });
  });
});

describe('years of experience', () => {
  test.each([
    ['опыт не менее 1 и не более 3 лет', 1, 3],
    ['стаж не ниже четырёх лет и не выше шести', 4, 6],
    ['не меньше 2 и не больше 4 лет опыта', 2, 4],
    ['tajriba 1 yildan kam bo‘lmasin, 3 yildan oshmasin', 1, 3],
    ['3 yildan kam emas, 6 yildan ortiq emas', 3, 6],
    ['тажриба икки йилдан кам эмас, тўрт йилдан кўп эмас', 2, 4],
    ['опыт 4 года и более', 4, undefined],
    ['2 года и выше', 2, undefined],
    ['4 и больше лет опыта', 4, undefined],
    ['опыт лет пять минимум', 5, undefined],
    ['4 yil va undan ortiq', 4, undefined],
    ['tajriba 4 yil yoki undan ko‘proq', 4, undefined],
    ['5 йил ва ундан юқори тажриба', 5, undefined],
    ['тажриба икки йилдан кўп', 2, undefined],
    ['kamida 4 yil', 4, undefined],
    ['опит 4 года', 4, undefined],
    ['тажрба 4 йил', 4, undefined],
    ['год-два опыта', 1, 2],
    ['опыт пару лет', 2, undefined],
    ['опыт полтора года', 1.5, undefined],
    ['4 года опыта и больше', 4, undefined],
    ['4 yillik sotuvchilik tajribasi', 4, undefined],
    ['haydovchilik staji 4 yil va undan ko‘p', 4, undefined],
  ])('%s', (message, from, to) => {
    const { experience, requirements, benefits } = read(message, 'requirements');
    expect([experience?.from, experience?.to, requirements, benefits]).toEqual([from, to, [], []]);
  });

  test.each([
    ['от двух лет', 'Опыт от двух лет'],
    ['2 yil va undan ko‘p', '2 yil va undan ko‘p tajriba'],
  ])('«%s» is told as such', (message, line) => {
    expect(read(message, 'requirements').experience?.text.toLowerCase()).toBe(line.toLowerCase());
  });

  test('years and more are nothing else, whatever was asked', () => {
    const { experience, duties } = read('ҳисоб юритиш, 4 йил ва ундан ортиқ', 'duties');
    expect([experience?.from, duties]).toEqual([4, ['ҳисоб юритиш']]);
  });

  test('nothing of the kind is an age or another time', () => {
    expect(read('права 5 лет', 'requirements').experience).toBeUndefined();
    expect(read('5 лет', 'benefits').experience).toBeUndefined();
  });
});

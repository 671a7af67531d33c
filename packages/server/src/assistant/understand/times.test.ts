import { describe, expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { readMessage } from '../readMessage.ts';

const read = (message: string, asked?: Topic) => readMessage({ message, language: 'ru', asked }).facts;

describe('a schedule in words', () => {
  test.each<[message: string, schedule: object]>([
    ['5 рабочих дней в неделю', { pattern: '5/2' }],
    ['работаем шесть дней в неделю', { pattern: '6/1' }],
    ['шестидневка', { pattern: '6/1' }],
    ['6 дней, вс выходной', { pattern: '6/1' }],
    ['ежедневно, кроме воскресенья, с 8 до 5', { pattern: '6/1', hours: '8:00-17:00' }],
    ['по воскресеньям не работаем', { pattern: '6/1' }],
    ['с понедельника по субботу с десяти до семи', { pattern: '6/1', hours: '10:00-19:00' }],
    ['два выходных в неделю', { pattern: '5/2' }],
    ['с семи утра до четырёх дня', { hours: '7:00-16:00' }],
    ['с десяти вечера до шести утра', { hours: '22:00-6:00' }],
    ['ночью с 10 до 6', { hours: '22:00-6:00' }],
    ['с 8-ми до 5-ти', { hours: '8:00-17:00' }],
    ['с 8 часов утра до 6 часов вечера', { hours: '8:00-18:00' }],
    ['du-sha, 8 dan 6 gacha', { pattern: '6/1', hours: '8:00-18:00' }],
    ['будни с 9 до 6', { isWeekdays: true, hours: '9:00-18:00' }],
    ['кроме субботы и воскресенья', { pattern: '5/2' }],
    ['ikki kunda bir', { pattern: '1/1' }],
    ['с 20:00 до 08:00', { hours: '20:00-8:00' }],
    ['haftasiga besh kun', { pattern: '5/2' }],
    ['yakshanba kuni dam olamiz', { pattern: '6/1' }],
    ['ҳафтада олти кун, саккиздан бешгача', { pattern: '6/1', hours: '8:00-17:00' }],
    ['душанба-шанба, соат саккиздан', { pattern: '6/1' }],
    ['ertalab sakkizdan kechki yettigacha', { hours: '8:00-19:00' }],
    ['эрталаб 8 дан кечки 5 гача', { hours: '8:00-17:00' }],
    ['20 kun ish, 20 kun dam olish', { pattern: '20/20' }],
    ['o‘ttiz kun ishlab o‘ttiz kun dam', { pattern: '30/30' }],
    ['бир ой иш, бир ой дам', { pattern: '30/30' }],
    ['ўн беш кун ишлаймиз, ўн беш кун дам', { pattern: '15/15' }],
    ['20 через 20', { pattern: '20/20' }],
    ['14 дней работаем, 14 отдыхаем', { pattern: '14/14' }],
    ['сутки трое', { pattern: '1/3' }],
  ])('%s', (message, schedule) => {
    const facts = read(message, 'benefits');
    expect(facts.schedule).toEqual(schedule);
    expect([facts.pay, facts.duties, facts.requirements]).toEqual([undefined, [], []]);
  });

  test.each<[message: string, asked: Topic]>([
    ['от пяти до семи', 'salary'],
    ['beshdan yettigacha', 'salary'],
    ['отпуск 5 дней', 'benefits'],
    ['2-3 дня в неделю', 'benefits'],
  ])('%s after %s is none', (message, asked) => {
    expect(read(message, asked).schedule).toBeUndefined();
  });
});

describe('hours of a day are a line, and a part of a day is part-time', () => {
  test.each<[message: string, asked: Topic | undefined, facts: object]>([
    ['3 часа в день, полставки', 'format', { employment: 'part-time', benefits: ['3 часа в день'] }],
    ['по пять часов в день', 'duties', { employment: 'part-time', benefits: ['по пять часов в день'], duties: [] }],
    ['Нужна няня, 5 часов в день', undefined, { title: 'Няня', employment: 'part-time' }],
    ['kuniga 3-4 soat', 'format', { employment: 'part-time', benefits: ['kuniga 3-4 soat'] }],
    ['кунига беш соат', 'requirements', { employment: 'part-time', benefits: ['кунига беш соат'], requirements: [] }],
    ['25 часов в неделю', 'format', { employment: 'part-time', benefits: ['25 часов в неделю'] }],
    ['9 часов в день', 'format', { employment: 'full-time', benefits: ['9 часов в день'] }],
    ['не меньше 3 и не больше 5 часов в день', 'format', { benefits: ['не меньше 3 и не больше 5 часов в день'] }],
    [
      'kuniga 3 soatdan kam emas, 5 soatdan oshmasin',
      'format',
      { employment: 'part-time', benefits: ['kuniga 3 soatdan kam emas, 5 soatdan oshmasin'] },
    ],
    ['3 млн, 5 часов в день', 'salary', { pay: { min: 3_000_000, max: 3_000_000, currency: 'UZS', period: 'month' } }],
    [
      '40 тысяч в час, 5 часов в день',
      'salary',
      { pay: { min: 40_000, max: 40_000, currency: 'UZS', period: 'hour' } },
    ],
  ])('%s after %s', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject(facts);
  });
});

describe('season work', () => {
  test.each([
    ['Нужны сезонные сборщики', 'Сезонный сборщик'],
    ['требуется временная уборщица', 'Временная уборщица'],
    ['сезонные работники нужны', 'Сезонный работник'],
    ['Mavsumiy oshpaz kerak', 'Mavsumiy oshpaz'],
    ['Мавсумий ошпаз керак', 'Мавсумий ошпаз'],
  ])('%s: the position has it in its name', (message, title) => {
    expect(read(message)).toMatchObject({ title, benefits: [], requirements: [], duties: [] });
  });

  test.each<[message: string, asked: Topic | undefined, benefits: string[]]>([
    ['с апреля по октябрь', 'duties', ['с апреля по октябрь']],
    ['Нужен садовник с апреля по октябрь', undefined, ['с апреля по октябрь']],
    ['с 1 июня до 31 августа', 'format', ['с 1 июня до 31 августа']],
    ['iyundan avgustgacha', 'requirements', ['iyundan avgustgacha']],
    ['мартдан майгача', 'format', ['мартдан майгача']],
  ])('%s after %s are months of it', (message, asked, benefits) => {
    expect(read(message, asked)).toMatchObject({ benefits, duties: [], requirements: [] });
  });
});

describe('the workplace that is where a place is said is no line', () => {
  test.each<[message: string, asked: Topic, place: string]>([
    ['не Сергели, аптека на Яшнабаде', 'requirements', 'Ташкент, Яшнабад'],
    ['филиал у нас в Бухаре, не в Навои', 'duties', 'Бухара'],
    ['ой, наш склад находится в Ангрене', 'benefits', 'Ангрен'],
    ['Sergeli emas, salonimiz Yashnobodda', 'requirements', 'Ташкент, Яшнабад'],
    ['Сергели эмас, кафемиз Яшнободда', 'duties', 'Ташкент, Яшнабад'],
    ['не в Сергели у нас салон, а на Яшнабаде', 'requirements', 'Ташкент, Яшнабад'],
    ['не Сергели, а Яшнабад, салон там', 'duties', 'Ташкент, Яшнабад'],
    ['кстати, мы на Яшнабаде', 'duties', 'Ташкент, Яшнабад'],
  ])('%s after %s', (message, asked, place) => {
    const facts = read(message, asked);
    expect([facts.place?.ru, facts.duties, facts.requirements, facts.benefits]).toEqual([place, [], [], []]);
  });
});

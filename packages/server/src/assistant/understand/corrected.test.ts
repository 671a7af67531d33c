import { describe, expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { readMessage } from '../readMessage.ts';

const read = (message: string, asked?: Topic) => readMessage({ message, language: 'ru', asked }).facts;

describe('of what is taken back only the later holds', () => {
  test.each([
    ['Бухара. Не Бухара, а Навои', 'Навои'],
    ['в Бухаре, ой, не в Бухаре, а в Навои', 'Навои'],
    ['Бухара, точнее Навои', 'Навои'],
    ['Бухара, нет, Навои', 'Навои'],
    ['Навои, не Бухара', 'Навои'],
    ['не Бухара, Навои', 'Навои'],
    ['Бухара... нет, Навои', 'Навои'],
    ['Бухара (ой, Навои)', 'Навои'],
    ['город не Бухара, Навои', 'Навои'],
    ['не Бухара! Навои', 'Навои'],
    ['Buxoro. Buxoro emas, Navoiy', 'Навои'],
    ['Buxoro, yo‘q, Navoiy', 'Навои'],
    ['Бухоро, аниқроғи Навоий', 'Навои'],
  ])('%s is in %s', (message, place) => {
    expect(read(message, 'format').place?.ru).toBe(place);
  });

  test.each([
    ['Официант. Не официант, а бармен', 'Бармен'],
    ['официант, вернее бармен', 'Бармен'],
    ['не официант, бармен', 'Бармен'],
    ['Ofitsiant. Ofitsiant emas, barmen', 'Barmen'],
    ['ofitsiant, to‘g‘rirog‘i barmen', 'Barmen'],
  ])('%s is for %s', (message, title) => {
    expect(read(message, 'title')).toMatchObject({ title, others: [] });
  });

  test.each<[message: string, asked: Topic, facts: object]>([
    ['5/2. Не 5/2, а 6/1', 'benefits', { schedule: { pattern: '6/1' } }],
    ['с 8 до 17, вернее с 9 до 18', 'benefits', { schedule: { hours: '9:00-18:00' }, benefits: [] }],
    ['опыт 1 год, точнее 3', 'requirements', { experience: { from: 3 }, requirements: [] }],
    ['опыт 3 года. Не 3, а 4 года', 'requirements', { experience: { from: 4 }, requirements: [] }],
    ['7 млн, вернее 8', 'salary', { pay: { min: 8_000_000, max: 8_000_000 } }],
    ['полный день, ой, неполный день', 'format', { employment: 'part-time' }],
    ['такси, точнее развозка', 'benefits', { benefits: ['развозка'] }],
    ['такси, нет, развозка', 'benefits', { benefits: ['развозка'] }],
  ])('%s', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject(facts);
  });

  test.each<[message: string, asked: Topic, facts: object]>([
    ['tajriba yo‘q, o‘rgatamiz', 'requirements', { benefits: ['o‘rgatamiz'] }],
    ['не курить, не опаздывать', 'requirements', { requirements: ['не курить', 'не опаздывать'] }],
    ['честность, нет опыта - научим', 'requirements', { requirements: ['честность'], benefits: ['научим'] }],
    ['такси, ой, и развозка', 'benefits', { benefits: ['такси', 'развозка'] }],
    [
      'диплом не обязателен, а честность важна',
      'requirements',
      { requirements: ['диплом не обязателен', 'честность важна'] },
    ],
  ])('%s takes nothing back', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject(facts);
  });
});

describe('that there is nothing is no line', () => {
  test.each<[message: string, asked: Topic]>([
    ['ничего', 'benefits'],
    ['да ничего особенного', 'benefits'],
    ['ничего, только зарплата', 'benefits'],
    ['никаких', 'requirements'],
    ['без особых требований', 'requirements'],
    ['hech narsa', 'benefits'],
    ['ҳеч қандай талаб йўқ', 'requirements'],
  ])('%s after %s', (message, asked) => {
    expect(read(message, asked)).toMatchObject({ isSkipped: true, duties: [], requirements: [], benefits: [] });
  });
});

describe('season work is a condition, whatever was asked', () => {
  test.each<[message: string, asked: Topic, benefits: string[], duties: string[]]>([
    ['сезонная работа', 'duties', ['сезонная работа'], []],
    ['работа временная, собирать яблоки', 'duties', ['работа временная'], ['собирать яблоки']],
    ['на летний сезон', 'format', ['на летний сезон'], []],
    ['mavsumiy ish, olma terish', 'duties', ['mavsumiy ish'], ['olma terish']],
    ['мавсумий иш', 'format', ['мавсумий иш'], []],
  ])('%s after %s', (message, asked, benefits, duties) => {
    expect(read(message, asked)).toMatchObject({ benefits, duties });
  });
});

test.each<[message: string, asked: Topic, facts: object]>([
  ['Основные обязанности: вести учёт', 'duties', { duties: ['вести учёт'] }],
  ['в обязанности входит приём заказов', 'duties', { duties: ['приём заказов'] }],
  ['Обязаности: вести учёт', 'duties', { duties: ['вести учёт'] }],
  ['Что нужно делать: вести учёт', 'duties', { duties: ['вести учёт'] }],
  ['Задачи\nвести учёт', 'duties', { duties: ['вести учёт'] }],
  ['он должен вести учёт', 'duties', { duties: ['вести учёт'] }],
  ['Требования к кандидату: честность', 'requirements', { requirements: ['честность'] }],
  ['Условия такие: обеды', 'benefits', { benefits: ['обеды'] }],
  ['Мы предлагаем обеды', 'benefits', { benefits: ['обеды'] }],
  ['Официант обязанности: принимать заказы', 'title', { title: 'Официант', duties: ['принимать заказы'] }],
  ['обязанности уборщика: мыть полы', 'duties', { duties: ['мыть полы'] }],
  ['1. мыть полы 2. выносить мусор', 'duties', { duties: ['мыть полы', 'выносить мусор'] }],
  ['нужно будет мыть полы', 'duties', { duties: ['мыть полы'] }],
  ['с нашей стороны: такси', 'benefits', { benefits: ['такси'] }],
  ['нам важно: честность', 'requirements', { requirements: ['честность'] }],
  ['bizda: tushlik', 'benefits', { benefits: ['tushlik'] }],
  ['Asosiy vazifalari: hisob yuritish', 'duties', { duties: ['hisob yuritish'] }],
  ['Номзодга талаблар: ҳалол', 'requirements', { requirements: ['ҳалол'] }],
  ['Опыт 2 года. Условия: обеды', 'requirements', { requirements: [], benefits: ['обеды'] }],
])('the label of «%s» is no line', (message, asked, facts) => {
  expect(read(message, asked)).toMatchObject(facts);
});

test.each([
  ['samarkanga tikuvchi kere', 'Tikuvchi', 'Самарканд'],
  ['тошкенга сотувчи кере', 'Сотувчи', 'Ташкент'],
  ['namanganda santehnik kerek', 'Santexnik', 'Наманган'],
  ['tawkentda haydovchi kerak', 'Haydovchi', 'Ташкент'],
  ['трибуется сварщик фиргана', 'Сварщик', 'Фергана'],
  ['нужн повар ташкенд', 'Повар', 'Ташкент'],
])('%s, as it is typed, names the position and the place', (message, title, place) => {
  const facts = read(message);
  expect([facts.title, facts.place?.ru]).toEqual([title, place]);
});

test.each(['термин', 'ko‘ylak', 'darmon', 'учтено'])('%s is no place', (word) => {
  expect(read(word, 'format').place).toBeUndefined();
});

test('a Russian sigh is no Uzbek month', () => {
  expect(readMessage({ message: 'Фергана, ой, Коканд', language: 'ru', asked: 'format' }).language).toBe('ru');
});

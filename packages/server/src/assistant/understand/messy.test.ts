import { expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { emptyDraft, withFacts } from '../draft.ts';
import { universalPack } from '../packs.ts';
import { readMessage } from '../readMessage.ts';
import { noFacts } from './facts.ts';

const read = (message: string) => readMessage({ message, language: 'ru', asked: 'title' }).facts;

test.each([
  ['Bizga Jizzaxdagi restoranga oshpaz kerak', 'Oshpaz', 'Джизак'],
  ['Бухоро шаҳридаги корхонамизга бош бухгалтер керак', 'Бош бухгалтер', 'Бухара'],
  ['Qashqadaryoda agronom kerak', 'Agronom', 'Кашкадарьинская область'],
  ['Кладовщик, Хорезм', 'Кладовщик', 'Хорезмская область'],
  ['курьеры, Чиланзар и Сергели', 'Курьер', 'Ташкент, Чиланзар, Сергели'],
  ['повар в Бухару и Навои', 'Повар', 'Бухара, Навои'],
  ['грузчики керак, Чорсу', 'Грузчик', 'Ташкент, Чорсу'],
  ['В торговую компанию (г. Ташкент, Яшнабадский р-н) требуется юрист', 'Юрист', 'Ташкент, Яшнабад'],
])('«%s» names %s in %s', (message, title, place) => {
  const facts = read(message);
  expect([facts.title, facts.place?.ru]).toEqual([title, place]);
});

test.each([
  ['значит так нужен сварщик', 'Сварщик'],
  ['привет) бариста нужин', 'Бариста'],
  ['Доброго дня. Нам бы кладовщика', 'Кладовщик'],
  ['назовите вакансию «Старший кассир»', 'Старший кассир'],
])('«%s» names the position alone', (message, title) => {
  expect(read(message)).toMatchObject({ title, duties: [], requirements: [], benefits: [] });
});

test.each([
  ['Извините, ошибся: зарплата 14 млн', { min: 14_000_000, max: 14_000_000, currency: 'UZS', period: 'month' }],
  ['ой, сменага 150 минг', { min: 150_000, max: 150_000, currency: 'UZS', period: 'day' }],
  ['вилка $2000–3000', { min: 2000, max: 3000, currency: 'USD', period: 'month' }],
])('«%s» is a wage and no line of a list', (message, pay) => {
  const { facts } = readMessage({ message, language: 'ru', asked: 'benefits' });
  expect(facts).toMatchObject({ pay, benefits: [] });
});

test.each([
  [['вахта 30/15', 'вахтовым методом'], { pattern: '30/15', kind: 'rotation' }],
  [['пн-пт с 9 до 18', 'с 8 до 17'], { isWeekdays: true, hours: '8:00-17:00' }],
  [['пн-пт с 9 до 18', '2/2'], { pattern: '2/2', hours: '9:00-18:00' }],
])('%j are one schedule', (messages, schedule) => {
  const draft = messages.reduce((before, message) => {
    const { facts } = readMessage({ message, language: 'ru', asked: 'format' });
    return withFacts(before, facts, universalPack('ru'), 'ru');
  }, emptyDraft);
  expect(draft.schedule).toEqual(schedule);
});

test.each([
  ['мерчендайзер, Самарканд, улица Рудаки', 'Самарканд, улица Рудаки'],
  ['кассир на улице Навои, 12', 'улица Навои, 12'],
  ['фельдшер, Самарканд, Сиабский район', 'Самарканд, Сиабский район'],
  ['агент, Ташкент Чиланзар 9 квартал', 'Ташкент, Чиланзар, 9 квартал'],
  ['Samarqandda, Siyob tumanida sotuvchi kerak', 'Самарканд, Siyob tumani'],
  ['Mirzo Ulug‘bek tumanida enaga kerak', 'Ташкент, Мирзо-Улугбек'],
  ['enaga kerak Yunusobodda 9 dan 18 gacha', 'Ташкент, Юнусабад'],
  ['Қўқонда сотувчи керак', 'Коканд'],
  ['novvoy, G‘ijduvonga', 'Гиждуван'],
  ['повар на полный день', undefined],
  ['Улугбек, кассир', undefined],
  ['продавцы, любой город', undefined],
  ['istalgan shahardan targetolog kerak', undefined],
])('«%s» is in %s', (message, place) => {
  const facts = read(message);
  expect(facts.place?.ru).toBe(place);
  expect(facts.title).toMatch(/^[\p{L}-]+$/u);
  expect([facts.duties, facts.requirements, facts.benefits]).toEqual([[], [], []]);
});

test.each([
  ['сутки через трое', { pattern: '1/3' }],
  ['график два через два', { pattern: '2/2' }],
  ['день через день', { pattern: '1/1' }],
  ['bir kun ishlab ikki kun dam', { pattern: '1/2' }],
  ['kun ora', { pattern: '1/1' }],
])('«%s» is a schedule in words', (message, schedule) => {
  expect(read(message)).toMatchObject({ schedule, duties: [], requirements: [], benefits: [] });
});

test('a share of the earnings is no schedule', () => {
  expect(readMessage({ message: 'процент 50/50', language: 'ru', asked: 'benefits' }).facts.schedule).toBeUndefined();
});

test.each([
  ['надо вести инстаграм', { duties: ['вести инстаграм'] }],
  ['и ещё обязанности: составлять план', { duties: ['составлять план'] }],
  ['Даём: продукцию в подарок', { benefits: ['продукцию в подарок'] }],
  ['в магазине', { benefits: [] }],
])('«%s» is taken for what it is', (message, facts) => {
  expect(readMessage({ message, language: 'ru', asked: 'format' }).facts).toMatchObject(facts);
});

test('who sells something is told what this is for, and nothing is kept of it', () => {
  expect(read('Продам Нексию 2, 2015 год, 6000$')).toEqual({ ...noFacts, curiosity: 'other' });
});

test.each([
  ['опыт от одного до трёх лет', 1, 3],
  ['опыт хотя бы год', 1, undefined],
  ['3+ года опыта', 3, undefined],
  ['опыт от 6 месяцев', 0.5, undefined],
  ['опыт необязательно', 0, undefined],
  ['olti oy tajriba', 0.5, undefined],
  ['ikki yildan uch yilgacha tajriba', 2, 3],
  ['kamida 2 yil ishlagan', 2, undefined],
  ['тажриба шарт эмас', 0, undefined],
  ['тажрибаси бўлмаса ҳам майли', 0, undefined],
])('«%s» is experience', (message, from, to) => {
  const { experience } = readMessage({ message, language: 'ru', asked: 'requirements' }).facts;
  expect([experience?.from, experience?.to]).toEqual([from, to]);
});

test('a share of what is earned is kept as it was said', () => {
  expect(read('нужен автомеханик, 40% от работы').benefits).toEqual(['40% от работы']);
});

const listsOf = (message: string, asked: Topic | undefined) => {
  const { duties, requirements, benefits } = readMessage({ message, language: 'ru', asked }).facts;
  return { duties, requirements, benefits };
};

test.each<[message: string, asked: Topic | undefined, requirements: string[]]>([
  ['1С', 'requirements', ['1С']],
  ['1C, внимательность', 'requirements', ['1C', 'внимательность']],
  ['Нужен кассир с 1С', undefined, ['с 1С']],
  ['Hisobchi kerak, 1C', undefined, ['1C']],
  ['C++, C#, 5S', 'requirements', ['C++', 'C#', '5S']],
  ['Портфолио', 'duties', ['Портфолио']],
  ['Dizayner kerak, portfolio bo‘lsin', undefined, ['portfolio bo‘lsin']],
  ['Нужен курьер со своим скутером', undefined, ['со своим скутером']],
  ['Нужен конструктор, автокад', undefined, ['автокад']],
])('«%s» after %s is a requirement', (message, asked, requirements) => {
  expect(listsOf(message, asked)).toEqual({ duties: [], requirements, benefits: [] });
});

test.each([
  ['программист 1С', 'Программист 1С'],
  ['разработчик 1с, Ташкент', 'Разработчик 1С'],
  ['1C dasturchi kerak', '1C dasturchi'],
])('«%s» names a position with what it is of', (message, title) => {
  expect(read(message)).toMatchObject({ title, requirements: [] });
});

test.each<[message: string, asked: Topic | undefined, benefits: string[]]>([
  ['есть общага', 'duties', ['есть общага']],
  ['Нужен бетонщик, есть душ', undefined, ['есть душ']],
  ['вагончик есть', 'salary', ['вагончик есть']],
  ['хостел предоставим', 'format', ['хостел предоставим']],
  ['obshaga bor', 'salary', ['obshaga bor']],
  ['душ бор', 'benefits', ['душ бор']],
])('«%s» after %s is what is offered', (message, asked, benefits) => {
  expect(listsOf(message, asked)).toEqual({ duties: [], requirements: [], benefits });
});

import { expect, test } from 'vitest';
import { emptyDraft, withFacts } from '../draft.ts';
import { universalPack } from '../packs.ts';
import { readMessage } from '../readMessage.ts';

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
    return withFacts(before, facts, universalPack('ru'));
  }, emptyDraft);
  expect(draft.schedule).toEqual(schedule);
});

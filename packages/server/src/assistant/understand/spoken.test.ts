import { describe, expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { readMessage } from '../readMessage.ts';

const read = (message: string, asked?: Topic) => readMessage({ message, language: 'ru', asked }).facts;

describe('words that fill the breaks of speech are no part of a line', () => {
  test.each<[message: string, asked: Topic, facts: object]>([
    ['ну там кофе, короче, парковка', 'benefits', { benefits: ['кофе', 'парковка'] }],
    ['типа кормёжка и там такси', 'benefits', { benefits: ['кормёжка', 'такси'] }],
    ['соцпакет, всякое такое', 'benefits', { benefits: ['соцпакет'] }],
    ['премии там, отпуск и т.д.', 'benefits', { benefits: ['премии', 'отпуск'] }],
    ['xullas avans, haligi bonuslar', 'benefits', { benefits: ['avans', 'bonuslar'] }],
    ['демак бепул овқат, анақа форма', 'benefits', { benefits: ['бепул овқат', 'форма'] }],
    ['ovqat va shunga o‘xshash', 'benefits', { benefits: ['ovqat'] }],
    ['короче вести склад, ну там считать товар', 'duties', { duties: ['вести склад', 'считать товар'] }],
    ['значит так, вежливость', 'requirements', { requirements: ['вежливость'] }],
    ['эм... ну, вроде парковка', 'benefits', { benefits: ['парковка'] }],
    ['отпуск само собой, кофе тоже', 'benefits', { benefits: ['отпуск', 'кофе'] }],
    ['shunday: avans, tamom', 'benefits', { benefits: ['avans'] }],
    ['считать товар и тому подобное', 'duties', { duties: ['считать товар'] }],
    ['считать товар, развозка, аккуратность', 'duties', { duties: ['считать товар'], benefits: ['развозка'] }],
    ['первичка, банк-клиент, командировки', 'duties', { duties: ['первичка', 'банк-клиент', 'командировки'] }],
  ])('%s', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject(facts);
  });

  test.each([
    ['ну как бы миллионов шесть', 6_000_000, 6_000_000],
    ['короче, скажем, от 4 до 6 млн', 4_000_000, 6_000_000],
    ['anaqa 6 mln atrofida', 6_000_000, 6_000_000],
    ['хуллас ойлиги 4 миллион', 4_000_000, 4_000_000],
  ])('%s is a wage and no line', (message, min, max) => {
    expect(read(message, 'salary')).toMatchObject({ pay: { min, max }, benefits: [], duties: [], requirements: [] });
  });

  test('who ends with them ends', () => {
    expect(read('вот и всё', 'benefits').isEnded).toBe(true);
  });
});

describe('that there is nothing, or that one goes on, is no line', () => {
  test.each<[message: string, asked: Topic]>([
    ['да никаких требований нет', 'requirements'],
    ['у нас особых условий нету', 'benefits'],
    ['пока ничего такого не обещаем', 'benefits'],
    ['требования отсутствуют', 'requirements'],
    ['не предъявляем', 'requirements'],
    ['talablarimiz yo‘q', 'requirements'],
    ['bizda unaqa imtiyozlar yo‘q', 'benefits'],
    ['hech narsa talab qilmaymiz', 'requirements'],
    ['ҳозирча ҳеч нима йўқ', 'benefits'],
    ['алоҳида шартларимиз йўқ', 'requirements'],
    ['шарт эмас', 'requirements'],
    ['skip it please', 'benefits'],
    ['Next question', 'duties'],
    ['PASS', 'requirements'],
    ['скипаем', 'benefits'],
    ['давай дальше', 'salary'],
    ['keyingisiga o‘taylik', 'benefits'],
    ['кейинги савол', 'duties'],
    ['skip', 'title'],
  ])('%s after %s', (message, asked) => {
    const facts = read(message, asked);
    expect(facts).toMatchObject({ isSkipped: true, duties: [], requirements: [], benefits: [] });
    expect(facts.title).toBeUndefined();
  });

  test.each<[message: string, asked: Topic, facts: object]>([
    ['без вредных привычек', 'requirements', { requirements: ['без вредных привычек'] }],
    ['никаких опозданий', 'requirements', { requirements: ['никаких опозданий'] }],
    ['диплом не нужен', 'requirements', { requirements: ['диплом не нужен'] }],
    ['Next.js', 'requirements', { requirements: ['Next.js'] }],
  ])('%s says something', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject({ isSkipped: false, ...facts });
  });
});

describe('what is asked to be put in is put in without the asking', () => {
  test.each<[message: string, asked: Topic | undefined, facts: object]>([
    ['и ещё добавь: парковка', 'format', { benefits: ['парковка'] }],
    ['допишите, пожалуйста, аккуратность', 'salary', { requirements: ['аккуратность'] }],
    ['впиши в обязанности протирать столы', 'format', { duties: ['протирать столы'] }],
    ['в условия ещё добавьте кофе, подарки', 'format', { benefits: ['кофе', 'подарки'] }],
    ['внесите к требованиям: опыт 2 года', 'format', { experience: { from: 2 }, requirements: [] }],
    ['forma ham qo‘shib qo‘ying', 'format', { benefits: ['forma'] }],
    ['yana qo‘sh: mehnatsevarlik', 'salary', { requirements: ['mehnatsevarlik'] }],
    ['vazifalarga idish yuvish qo‘shing', 'format', { duties: ['idish yuvish'] }],
    ['яна қўшиб қўй: бепул овқат', 'format', { benefits: ['бепул овқат'] }],
    ['овқатни ҳам қўшиб юборинг', undefined, { benefits: ['овқат'] }],
    ['забыла сказать, ещё кофе', 'format', { benefits: ['кофе'] }],
    ['парковку тоже добавьте', 'format', { benefits: ['парковку'] }],
    ['можете добавить отпуск?', 'format', { benefits: ['отпуск'] }],
    ['unutibman, yana forma', 'format', { benefits: ['forma'] }],
    ['bonusni qo‘shib qo‘ysangiz', 'format', { benefits: ['bonus'] }],
  ])('%s', (message, asked, facts) => {
    expect(read(message, asked)).toMatchObject(facts);
  });
});

test.each<[message: string, benefits: string[]]>([
  ['кофе, жилья нет', ['кофе']],
  ['форма, питание не предоставляем', ['форма']],
  ['forma bor, yotoqxona yo‘q', ['forma bor']],
  ['овқат берилмайди, аванс бор', ['аванс бор']],
])('what there is not of «%s» is not offered', (message, benefits) => {
  expect(read(message, 'benefits').benefits).toEqual(benefits);
});

describe('one wage more in a year is paid beside the wage', () => {
  test.each<[message: string, asked: Topic, benefits: string[]]>([
    ['13 зп в декабре', 'benefits', ['13 зп в декабре']],
    ['14-зарплата', 'salary', ['14-зарплата']],
    ['13-ю получку даём', 'benefits', ['13-ю получку даём']],
    ['четырнадцатый оклад', 'requirements', ['четырнадцатый оклад']],
    ['o‘n to‘rtinchi oylik', 'salary', ['o‘n to‘rtinchi oylik']],
    ['13 chi maosh bor', 'benefits', ['13 chi maosh bor']],
    ['ўн учинчи маош бор', 'duties', ['ўн учинчи маош бор']],
  ])('%s after %s', (message, asked, benefits) => {
    expect(read(message, asked)).toMatchObject({ benefits, duties: [], requirements: [] });
    expect(read(message, asked).pay).toBeUndefined();
  });

  test.each([
    ['6 млн плюс 13-я зарплата', ['13-я зарплата']],
    ['6 mln, 13 maosh ham', ['13 maosh ham']],
  ])('%s', (message, benefits) => {
    expect(read(message, 'salary')).toMatchObject({ pay: { min: 6_000_000, max: 6_000_000 }, benefits });
  });
});

test.each([
  ['600 dollar plyus sotuvdan foiz', 600, 'USD', ['sotuvdan foiz']],
  ['400$ + prosent', 400, 'USD', ['prosent']],
  ['700 доллар + фоизи', 700, 'USD', ['фоизи']],
  ['700 у.е. + %', 700, 'USD', ['процент']],
  ['900 evro, bilan bonus', 900, 'EUR', ['bonus']],
  ['300 dollar oylik va KPI', 300, 'USD', ['KPI']],
])('%s is a wage with something beside it', (message, sum, currency, benefits) => {
  expect(read(message, 'salary')).toMatchObject({ pay: { min: sum, max: sum, currency }, benefits });
});

test.each<[message: string, asked: Topic, duties: string[]]>([
  ['отвечать на письма, можно и удалённо работать', 'duties', ['отвечать на письма']],
  ['отвечать на письма. Кому удобно - из дома', 'duties', ['отвечать на письма']],
  ['отвечать на письма, в офис можно не ходить', 'duties', ['отвечать на письма']],
  ['xat yozish, uyda o‘tirib ishlasa ham mayli', 'duties', ['xat yozish']],
  ['хат ёзиш, масофадан ишласа бўлаверади', 'duties', ['хат ёзиш']],
  ['отвечать на письма, кто хочет - пусть сидит дома', 'duties', ['отвечать на письма']],
  ['отвечать на письма и можно на удалёнке', 'duties', ['отвечать на письма']],
  ['отвечать на письма, мы не против удалёнки', 'duties', ['отвечать на письма']],
  ['xat yozish, istasa uydan qilsa ham bo‘ladi', 'duties', ['xat yozish']],
  ['xat yozish, onlayn ishlasa qarshi emasmiz', 'duties', ['xat yozish']],
])('the leave to work from home in «%s» is no duty', (message, asked, duties) => {
  expect(read(message, asked)).toMatchObject({ format: 'remote', duties, requirements: [], benefits: [] });
});

describe('a place to live is offered, however it is called', () => {
  test.each<[message: string, asked: Topic | undefined, benefits: string[]]>([
    ['Нужен плиточник, обшага есть', undefined, ['обшага есть']],
    ['нужен плиточник карши общежитие есть', undefined, ['общежитие есть']],
    ['Нужны каменщики жильё есть обеды есть', undefined, ['жильё есть', 'обеды есть']],
    ['жить есть где', 'duties', ['жить есть где']],
    ['даём комнату', 'salary', ['даём комнату']],
    ['квартиру снимем', 'duties', ['квартиру снимем']],
    ['Quruvchi kerak, yashash bepul', undefined, ['yashash bepul']],
    ['quruvchi kerak Navoiyga kvartira bor', undefined, ['kvartira bor']],
    ['turar-joy va ovqat bor', 'format', ['turar-joy', 'ovqat bor']],
    ['Қурувчи керак, хостел бор', undefined, ['хостел бор']],
  ])('%s after %s', (message, asked, benefits) => {
    expect(read(message, asked)).toMatchObject({ benefits, duties: [], requirements: [] });
  });
});

test.each<[message: string, requirements: string[]]>([
  ['Нужен программист, PHP 8.2 обязательно', ['PHP 8.2 обязательно']],
  ['Нужен верстальщик, желательно Figma', ['желательно Figma']],
  ['1С8.3 обязательно', ['1С8.3 обязательно']],
  ['.NET 8 обязательно', ['.NET 8 обязательно']],
])('%s keeps the version', (message, requirements) => {
  expect(read(message, /Нужен/u.test(message) ? undefined : 'requirements').requirements).toEqual(requirements);
});

test.each([
  ['ошпаз керак Навоийга', 'Навои'],
  ['сварщик алмалик', 'Алмалык'],
  ['payvandchi Navoiyda kerak', 'Навои'],
])('%s names the place with its ending', (message, place) => {
  expect(read(message).place?.ru).toBe(place);
});

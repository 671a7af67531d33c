import { describe, expect, test } from 'vitest';
import { lastOf, talk } from '../../test/support/talk.ts';
import { detectLanguage } from '../text/language.ts';
import { emptyDraft } from './draft.ts';
import { universalPack } from './packs.ts';
import { phrases } from './phrases.ts';
import { scriptedTurn } from './scripted.ts';
import type { Turn } from './scripted.ts';
import { setRight } from './understand/propriety.ts';
import { understand } from './understand/understand.ts';

describe('the voice', () => {
  test('says what was understood in the words that were said, never beginning twice alike', () => {
    const messages = talk('Нужна швея, 5 млн', 'шить платья, утюжить', 'Опыт от 2 лет', 'обеды').map(
      ({ message }) => message,
    );
    expect(messages.slice(1, 4)).toEqual([
      `Принято: швея, 5\u00A0000\u00A0000 сум. ${phrases.ru.questions.duties}`,
      `Понятно: шить платья, утюжить. ${phrases.ru.questions.requirements}`,
      `Учтено: опыт от 2 лет. ${phrases.ru.questions.benefits}`,
    ]);
  });

  test.each(['ты кто?', 'вы робот', 'это бесплатно?', 'что дальше?', 'кто вчера выиграл?', 'sen kimsan', 'спасибо'])(
    'answers «%s» and comes back, with nothing written down and no question counted',
    (message) => {
      const turns = talk('Швея', message, message, message);
      const { draft } = turns.at(-1) as Turn;
      expect({ ...draft, opening: 0 }).toEqual({ ...turns[1]?.draft, opening: 0 });
      for (const { message: said } of turns.slice(2))
        expect(said).toMatch(/следующее: обязанности|navbatdagisi: vazifalar/);
    },
  );

  test('has no sex, in either language', () => {
    const said = JSON.stringify(phrases, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
    expect(said).not.toMatch(/(?<!\p{L})(?:понял|записал|убрал|добавил|сделал)а?(?!\p{L})/iu);
  });

  test('says once that the vacancy is ready, and what it does without', () => {
    const turns = talk('Швея', 'шить', 'опыт', 'обеды', 'готово', 'спасибо, всё');
    expect(turns.slice(-2).map(({ message }) => message)).toEqual([
      `${phrases.ru.unsaid(['salary', 'format'])} ${phrases.ru.ready}`,
      phrases.ru.stillReady,
    ]);
    expect(turns.at(-1)?.jobData.salary).toBeUndefined();
    const agreed = talk('Швея', 'шить', 'опыт', 'обеды', 'готово', phrases.ru.agreed).at(-1);
    expect(agreed?.jobData.salary).toBe(phrases.ru.negotiable);
  });
});

test.each([
  ['нужны швея, закройщик и водитель', 'Швея', phrases.ru.onePosition(['закройщик', 'водитель'])],
  ['oshpaz, ofitsiant va haydovchi kerak', 'Oshpaz', phrases.uz.onePosition(['ofitsiant', 'haydovchi'])],
])('%s: the first is taken, the others are named for vacancies of their own', (message, title, said) => {
  const turn = lastOf(message);
  expect(turn.jobData).toMatchObject({ title, requirements: [], benefits: [] });
  expect(turn.message).toContain(said);
});

test('the others are told of again when the first is ready, and are the first options of the next conversation', () => {
  const said = talk('нужны швея, закройщик и водитель', 'шить', 'опыт', 'обеды', 'готово').at(-1);
  expect(said?.message).toContain(phrases.ru.later(['закройщик', 'водитель']));
  const draft = { ...emptyDraft, others: said?.draft.others };
  const input = { language: 'ru', profile: { name: 'Kasb' }, pack: universalPack('ru') } as const;
  const greeting = scriptedTurn({ ...input, facts: undefined, draft });
  expect(greeting.message).toContain(phrases.ru.waiting(['закройщик', 'водитель']));
  expect(greeting.quickOptions.slice(0, 2).map(({ value }) => value)).toEqual(['Закройщик', 'Водитель']);
  const next = (message: string) =>
    scriptedTurn({ ...input, facts: understand(message, { language: 'ru', asked: 'title' }), draft: greeting.draft });
  expect(next('Закройщик').draft).toMatchObject({ title: 'Закройщик', others: ['Водитель'] });
  expect(next('Бухгалтер').draft.others).toBeUndefined();
});

describe('what a vacancy may not say is set right, with a word why', () => {
  test.each([
    ['Требуется продавец, девушка до 30 лет, опыт 1 год', ['sex', 'age'], 'Продавец'],
    ['Нужен водитель, только мужчины, не старше 40 лет', ['sex', 'age'], 'Водитель'],
    ['Нужен повар, только русские', ['origin'], 'Повар'],
    ['Швея, звоните +998 90 123-45-67', ['contacts'], 'Швея'],
    ['Швея, телеграм @kasb_hr', ['contacts'], 'Швея'],
    ['Нужна швея, не дебил', ['rude'], 'Швея'],
    ['Faqat ayollar, tikuvchi kerak', ['sex'], 'Tikuvchi'],
    ['Tikuvchi kerak, tel 998901234567', ['contacts'], 'Tikuvchi'],
  ] as const)('%s', (message, refusals, title) => {
    const turn = lastOf(message);
    const { refused } = phrases[detectLanguage(message, 'ru')];
    for (const refusal of refusals) expect(turn.message).toContain(refused[refusal]);
    expect(turn.jobData).toMatchObject({
      title,
      requirements: refusals.length > 0 && /опыт/.test(message) ? ['Опыт 1 год'] : [],
      benefits: [],
    });
  });

  test.each(['стрижка мужчин и женщин', 'ip@', 'класс 5-9', 'зарплата 90 000 000 сум', 'худой кошелёк'])(
    '%s stays',
    (message) => {
      expect(setRight(message)).toEqual({ text: message, refusals: [] });
    },
  );
});

describe('the conversations that the assistant was judged by end as vacancies to publish unchanged', () => {
  test('a driver, in Russian', () => {
    const turns = talk(
      'Нужен водитель категории С в Навои, вахта 15/15',
      'офис не нужен, работа на выезде',
      'возить ткань на склады, следить за машиной',
      'стаж от 3 лет, без вредных привычек',
      '9 млн, жильё и питание',
      'спасибо, всё',
    );
    expect(turns.at(-1)?.jobData).toEqual({
      title: 'Водитель категории C',
      description:
        'Работа в компании «Samarqand Textile», Навои.\n\n' +
        'Чем предстоит заниматься:\n– Возить ткань на склады\n– Следить за машиной',
      requirements: ['Стаж от 3 лет', 'Без вредных привычек'],
      benefits: ['Работа на выезде', 'Жильё', 'Питание', 'Вахтовый метод, 15/15'],
      salary: 9_000_000,
      currency: 'UZS',
      workFormat: 'hybrid',
      location: 'Навои',
      isComplete: true,
    });
    expect(turns.at(-1)?.message).toBe(phrases.ru.stillReady);
  });

  test('a seamstress, in Uzbek', () => {
    const turns = talk(
      'Chilonzorda tikuvchi kerak, oylik 4-5 mln',
      "ko'ylak tikish, sifatni tekshirish",
      '1 yil tajriba, chaqqonlik',
      "tushlik bepul, yo'lkira to'lanadi",
      'tayyor',
    );
    expect(turns.at(-1)?.jobData).toEqual({
      title: 'Tikuvchi',
      description:
        '«Samarqand Textile» kompaniyasida ish, Toshkent, Chilonzor.\n\n' +
        'Vazifalar:\n– Ko‘ylak tikish\n– Sifatni tekshirish',
      requirements: ['1 yil tajriba', 'Chaqqonlik'],
      benefits: ['Tushlik bepul', 'Yo‘lkira to‘lanadi'],
      salary: '4\u00A0000\u00A0000–5\u00A0000\u00A0000 so‘m',
      currency: 'UZS',
      location: 'Toshkent, Chilonzor',
      isComplete: true,
    });
    expect(turns.at(-1)?.message).toBe(phrases.uz.ready);
  });
});

import { encodedReason } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './rules.ts';

const good = {
  title: 'Технолог швейного производства',
  description: 'Фабрика шьёт домашний текстиль на экспорт. Вы отвечаете за качество кроя и пошива.',
  requirements: ['Опыт от 3 лет'],
  benefits: ['Обеды'],
};

test('a good vacancy has no faults', () => {
  expect(faultsOf(good)).toEqual([]);
});

describe('complete', () => {
  test.each([
    [{ description: null }, encodedReason('descriptionTooShort', { min: 40 })],
    [{ description: 'Шить.' }, encodedReason('descriptionTooShort', { min: 40 })],
    [{ requirements: [] }, 'requirementMissing'],
    [{ title: '!!! 100 %' }, 'titleWithoutPosition'],
  ])('%j', (change, fault) => {
    expect(faultsOf({ ...good, ...change })).toEqual([fault]);
  });
});

describe('a title with contacts or links', () => {
  test.each([
    'Водитель +998 90 123-45-67',
    'Водитель 998901234567',
    'Водитель 90 123 45 67',
    'Водитель (90) 123-45-67',
    'Водитель, звоните 123-45-67',
    'Водитель https://firm.uz',
    'Водитель www.firm.uz',
    'Водитель firm.uz',
    'Водитель t.me/firm',
    'Водитель @firm_hr',
    'Водитель hr@firm.uz',
  ])('%s', (title) => {
    expect(faultsOf({ ...good, title })).toEqual(['titleWithContacts']);
  });

  test.each([
    'ASP.NET разработчик',
    'Разработчик Node.js / Socket.io',
    'Бухгалтер 1С 8.3',
    'Продавец, 10 000 000 сум',
    'Водитель категории B, C, E',
    'C++ / C# программист',
    'Охранник 2/2',
  ])('%s is none', (title) => {
    expect(faultsOf({ ...good, title })).toEqual([]);
  });
});

describe('discriminating demands', () => {
  test.each([
    ['demandsSex', 'Требуется девушка на ресепшен'],
    ['demandsSex', 'Ищем ответственного молодого парня'],
    ['demandsSex', 'Только мужчины'],
    ['demandsSex', 'только для женщин'],
    ['demandsSex', 'Пол: мужской'],
    ['demandsSex', 'лица мужского пола'],
    ['demandsSex', 'Мужчина 25-40 лет'],
    ['demandsSex', '- Девушка до 30 лет'],
    ['demandsSex', 'Приглашаем на работу: женщина'],
    ['demandsSex', 'Faqat erkaklar'],
    ['demandsSex', 'Ayollar kerak'],
    ['demandsSex', 'Jinsi: ayol'],
    ['demandsSex', 'Фақат аёллар'],
    ['demandsSex', 'Йигитлар керак'],
    ['demandsAge', 'Возраст до 35 лет'],
    ['demandsAge', 'Возраст: 20–35'],
    ['demandsAge', 'в возрасте от 25 до 40 лет'],
    ['demandsAge', 'Возраст 18-30 лет'],
    ['demandsAge', 'не старше 40 лет'],
    ['demandsAge', '25-35 лет'],
    ['demandsAge', 'Требуются молодые сотрудники'],
    ['demandsAge', '30 yoshgacha'],
    ['demandsAge', '18-35 yosh'],
    ['demandsAge', 'Yoshi: 20-35'],
    ['demandsAge', '35 ёшгача'],
    ['demandsAge', '40 ёшдан ошмаган'],
    ['demandsOrigin', 'Только узбеки'],
    ['demandsOrigin', 'Славянская внешность'],
    ['demandsOrigin', 'Национальность: русская'],
    ['demandsOrigin', 'Приезжих не берём'],
    ['demandsOrigin', 'Faqat o‘zbeklar'],
    ['demandsOrigin', 'Миллати: ўзбек'],
  ])('%s: %s', (fault, requirement) => {
    expect(faultsOf({ ...good, requirements: [requirement] })).toContain(fault);
  });

  test.each(['Официант (девушка)', 'Девушка-промоутер', 'Грузчик - мужчина', 'Sotuvchi (ayol)', 'Оператор, девушка'])(
    'in the title: %s',
    (title) => {
      expect(faultsOf({ ...good, title })).toContain('demandsSex');
    },
  );

  test.each([
    'Пошив женской и мужской одежды',
    'Парикмахер для женщин',
    'Опыт от 10 до 20 лет',
    'Стаж не менее 25 лет',
    'Компания 15 лет на рынке',
    'Приглашаем мужчин и женщин',
    'Ищем женщин или мужчин с опытом',
    'Возраст от 18 лет',
    'Работа с детьми в возрасте от 10 до 15 лет',
    'Молодой дружный коллектив',
    'Ищем молодых специалистов',
    'Только русский язык',
    'Свободный узбекский и русский языки',
    'Носитель русского языка',
    'Половая плитка, укладка полов',
    'Ayollar kiyimini tikish tajribasi',
    '18 yoshdan katta',
    'Tajriba 3 yildan',
    'Гарантия до 36 месяцев',
    'Знание национальной кухни',
    'Девушки составляют половину команды',
    'Мужской зал барбершопа',
    'Аёллар кийими бўйича тажриба',
  ])('%s demands nothing', (requirement) => {
    expect(faultsOf({ ...good, requirements: [requirement] })).toEqual([]);
  });
});

test('all faults are named at once', () => {
  expect(
    faultsOf({
      title: 'Девушка-промоутер @promo',
      description: 'До 25 лет',
      requirements: ['Возраст до 25 лет', 'Только славяне'],
      benefits: [],
    }),
  ).toEqual([
    'titleWithContacts',
    encodedReason('descriptionTooShort', { min: 40 }),
    'demandsSex',
    'demandsAge',
    'demandsOrigin',
  ]);
});

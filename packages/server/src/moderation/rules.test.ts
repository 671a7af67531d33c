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
    [{ description: null }, 'Дополните описание'],
    [{ description: 'Шить.' }, 'Дополните описание'],
    [{ requirements: [] }, 'требование'],
    [{ title: '!!! 100 %' }, 'должность словами'],
  ])('%j', (change, text) => {
    expect(faultsOf({ ...good, ...change }).join('\n')).toContain(text);
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
    expect(faultsOf({ ...good, title })).toEqual([expect.stringContaining('Уберите из названия')]);
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
    ['полу', 'Требуется девушка на ресепшен'],
    ['полу', 'Ищем ответственного молодого парня'],
    ['полу', 'Только мужчины'],
    ['полу', 'только для женщин'],
    ['полу', 'Пол: мужской'],
    ['полу', 'лица мужского пола'],
    ['полу', 'Мужчина 25-40 лет'],
    ['полу', '- Девушка до 30 лет'],
    ['полу', 'Приглашаем на работу: женщина'],
    ['полу', 'Faqat erkaklar'],
    ['полу', 'Ayollar kerak'],
    ['полу', 'Jinsi: ayol'],
    ['полу', 'Фақат аёллар'],
    ['полу', 'Йигитлар керак'],
    ['возрасту', 'Возраст до 35 лет'],
    ['возрасту', 'Возраст: 20–35'],
    ['возрасту', 'в возрасте от 25 до 40 лет'],
    ['возрасту', 'Возраст 18-30 лет'],
    ['возрасту', 'не старше 40 лет'],
    ['возрасту', '25-35 лет'],
    ['возрасту', 'Требуются молодые сотрудники'],
    ['возрасту', '30 yoshgacha'],
    ['возрасту', '18-35 yosh'],
    ['возрасту', 'Yoshi: 20-35'],
    ['возрасту', '35 ёшгача'],
    ['возрасту', '40 ёшдан ошмаган'],
    ['происхождению', 'Только узбеки'],
    ['происхождению', 'Славянская внешность'],
    ['происхождению', 'Национальность: русская'],
    ['происхождению', 'Приезжих не берём'],
    ['происхождению', 'Faqat o‘zbeklar'],
    ['происхождению', 'Миллати: ўзбек'],
  ])('%s: %s', (ground, requirement) => {
    expect(faultsOf({ ...good, requirements: [requirement] }).join('\n')).toMatch(
      new RegExp(`Уберите требования .*${ground}`),
    );
  });

  test.each(['Официант (девушка)', 'Девушка-промоутер', 'Грузчик - мужчина', 'Sotuvchi (ayol)', 'Оператор, девушка'])(
    'in the title: %s',
    (title) => {
      expect(faultsOf({ ...good, title }).join('\n')).toContain('к полу');
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

test.each(['приглашающий ', 'возраст: - ', 'ищем ый ', ' \n ', 'не старше ', 'a.', '998 '])(
  'a long text of %j takes no time',
  (part) => {
    const text = part.repeat(20_000 / part.length);
    const startedAt = performance.now();
    faultsOf({ ...good, description: text, requirements: Array.from({ length: 100 }, () => text.slice(0, 1000)) });
    expect(performance.now() - startedAt).toBeLessThan(500);
  },
);

test('all faults are named at once', () => {
  const faults = faultsOf({
    title: 'Девушка-промоутер @promo',
    description: 'До 25 лет',
    requirements: ['Возраст до 25 лет', 'Только славяне'],
    benefits: [],
  });
  expect(faults).toHaveLength(3);
  expect(faults.at(-1)).toBe(
    'Уберите требования к полу, к возрасту и к национальности или происхождению: трудовой кодекс их запрещает.',
  );
});

import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../text/language.ts';
import { roles, specialisations } from '../text/lexicon.ts';
import { clean } from '../text/normalise.ts';
import { families, packOf } from './families.ts';
import { packs } from './packs.ts';
import type { Pack } from './packs.ts';
import { understand } from './understand/understand.ts';

const textile = packs.textile?.ru as Pack;

describe('the position leads', () => {
  test.each([
    ['Водитель такси', 'driver'],
    ['Haydovchi', 'driver'],
    ['Старший продавец-консультант', 'seller'],
    ['Повар в цех', 'cook'],
    ['Охранник', 'guard'],
    ['Фронтенд-разработчик', 'developer'],
    ['Менеджер по продажам', 'sales-manager'],
    ["Sotuv bo'yicha menejer", 'sales-manager'],
    ['Специалист по закупкам', 'procurement'],
    ['Врач-терапевт', 'doctor'],
    ['Терапевт', 'doctor'],
    ['Оператор ЧПУ', 'machine-operator'],
    ['Инженер по видеонаблюдению', 'installer'],
    ['Frontend', 'developer'],
    ['Технолог', 'technologist'],
    ['Технолог шитья', 'technologist'],
    ['Мастер цеха', 'production'],
    ['Зубной техник', 'dental-technician'],
    ['Zargar', 'jeweller'],
    ['Аниматор', 'entertainer'],
    ['Печатник офсетной печати', 'printing'],
    ['Начальник производства', 'production'],
    ['Специалист по охране труда', 'safety'],
    ['Mehnat muhofazasi mutaxassisi', 'safety'],
    ['Тест-инженер', 'tester'],
    ['Инженер по автотестам', 'tester'],
    ['Тест-дизайнер', 'designer'],
    ['Тестомес', 'confectioner'],
    ['Помощник тестомеса', 'confectioner'],
  ])('%s is offered what its family is, in a textile company too', (title, family) => {
    expect(packOf(title, 'ru', textile)).toEqual({ ...textile, ...families[family]?.ru });
  });

  test('what an operator wrote is offered to positions of the sphere, other lists and positions stay', () => {
    const own: Pack = { ...textile, duties: ['Шить на JUKI'], own: ['duties'] };
    expect(packOf('Швея на трикотаж', 'ru', own).duties).toEqual(['Шить на JUKI']);
    expect(packOf('Швея', 'ru', own).benefits).toEqual(packOf('Швея', 'ru', textile).benefits);
    expect(packOf('Водитель', 'ru', own).duties).toEqual(packOf('Водитель', 'ru', textile).duties);
  });

  // None of them is a form of «тестомес», «тамада», or of a teller with a typo.
  test.each([
    undefined,
    'Кукуруза',
    'Звездочёт',
    'Тест',
    'Составитель тестов',
    'Работа там',

    'Менеджер Telegram',
  ])('%s leaves it to the sphere', (title) => {
    expect(packOf(title, 'ru', textile)).toBe(textile);
  });
});

test.each([
  ['Водитель категории C', 'ru', 'Водительское удостоверение категории C'],
  ['B/C toifali haydovchi', 'uz', 'B/C toifali haydovchilik guvohnomasi'],
] as const)('%s is asked for the licence that it names', (title, language, line) => {
  expect(packOf(title, language, packs.textile?.[language] as Pack).requirements).toContain(line);
});

// What only one trade has to do with is asked of nobody else.
test.each<[thing: RegExp, trades: string[]]>([
  [/обув|подошв|poyabzal|taglik/u, ['shoemaker']],
  [/(?<!\p{L})тест[оауе]|xamir/u, ['confectioner', 'cook']],
  [/букет|guldasta/u, ['florist']],
  [/украшени|taqinchoq/u, ['jeweller']],
  [/ткацк|ip uzil/u, ['weaver']],
  [/лекал|andoza/iu, ['pattern-maker']],
  [/коронк|зуб|tish rangi/u, ['dental-technician', 'doctor']],
  [/касса|kassa/iu, ['seller']],
  [/туши|go'sht/u, ['butcher']],
  [/собак|(?<!\p{L})it(?:lar|ni| bilan)/iu, ['dog-handler']],
])('%s is asked about in its own trade alone', (thing, trades) => {
  const asking = Object.entries(families).filter(([, { ru, uz }]) =>
    [...ru.questions, ...uz.questions].some((question) => thing.test(question)),
  );
  expect(trades).toEqual(expect.arrayContaining(asking.map(([name]) => name)));
});

test('there are sixty families and more, none of which says what another says', () => {
  const all = Object.values(families);
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const language of ['ru', 'uz'] as const) {
    for (const list of ['duties', 'questions'] as const) {
      const lines = all.flatMap((family) => family[language][list].map(clean));
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    }
    const sets = all.map((family) => JSON.stringify([family[language].requirements, family[language].benefits]));
    expect(new Set(sets).size).toBe(sets.length);
  }
});

describe.each(Object.entries(families))('the family of %s', (_, family) => {
  test('is of roles that the lexicon knows, which no other family has', () => {
    for (const role of family.roles) {
      expect(roles.has(role)).toBe(true);
      expect(Object.values(families).filter((other) => other.roles.includes(role))).toHaveLength(1);
    }
  });

  test('is of fields that the lexicon knows, which no other family has', () => {
    for (const field of family.fields) {
      expect(specialisations.has(field)).toBe(true);
      expect(Object.values(families).filter((other) => other.fields.includes(field))).toHaveLength(1);
    }
  });

  test.each(['ru', 'uz'] as const)('is complete in %s', (language) => {
    for (const list of ['duties', 'requirements', 'benefits', 'questions'] as const) {
      expect(family[language][list].length).toBeGreaterThanOrEqual(3);
      for (const line of family[language][list])
        expect(line).toMatch(list === 'questions' ? /^.{10,120}[?.]$/u : /^.{4,60}$/u);
    }
  });

  test.each(['ru', 'uz'] as const)('has options in %s that are understood as what they are', (language) => {
    for (const list of ['duties', 'requirements', 'benefits'] as const) {
      const options = family[language][list];
      const facts = understand(options.join(', '), { language, asked: list });
      expect(facts).toMatchObject({ duties: [], requirements: [], benefits: [], [list]: options });
      for (const option of options) expect([option, detectLanguage(option, language)]).toEqual([option, language]);
    }
  });
});

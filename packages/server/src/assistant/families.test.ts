import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../text/language.ts';
import { roles } from '../text/lexicon.ts';
import { families, packOf } from './families.ts';
import { packs } from './packs.ts';
import type { Pack } from './packs.ts';
import { understand } from './understand/understand.ts';

const textile = packs.textile?.ru as Pack;

describe('the position leads', () => {
  test.each([
    ['Водитель категории C', 'driver'],
    ['C toifali haydovchi', 'driver'],
    ['Старший продавец-консультант', 'seller'],
    ['Повар в цех', 'cook'],
    ['Охранник', 'guard'],
    ['Фронтенд-разработчик', 'developer'],
  ])('%s is offered what its family is, in a textile company too', (title, family) => {
    expect(packOf(title, 'ru', textile)).toEqual({ ...textile, ...families[family]?.ru });
  });

  test.each([undefined, 'Технолог', 'Мастер цеха', 'Кукуруза'])('%s leaves it to the sphere', (title) => {
    expect(packOf(title, 'ru', textile)).toBe(textile);
  });
});

describe.each(Object.entries(families))('the family of %s', (_, family) => {
  test('is of roles that the lexicon knows, which no other family has', () => {
    for (const role of family.roles) {
      expect(roles.has(role)).toBe(true);
      expect(Object.values(families).filter((other) => other.roles.includes(role))).toHaveLength(1);
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

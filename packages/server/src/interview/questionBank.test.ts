import { describe, expect, test } from 'vitest';
import { families } from '../assistant/families.ts';
import { packs, packWith, universalPack } from '../assistant/packs.ts';
import { questionsFromBank } from './questionBank.ts';

const vacancy = {
  title: 'Технолог швейного производства',
  requirements: ['Опыт от 3 лет', 'Знание оборудования', 'Опыт от 3 лет'],
};
const packIn = (sphere: string | undefined, language: 'ru' | 'uz') =>
  (sphere !== undefined && packs[sphere]?.[language]) || universalPack(language);
const spheres = [...Object.keys(packs), undefined];

describe.each(['ru', 'uz'] as const)('%s', (language) => {
  test.each([1, 2, 3, 10, 24, 30])('exactly %i, no two alike, in every sphere', (count) => {
    for (const sphere of spheres) {
      for (const requirements of [
        [],
        vacancy.requirements,
        Array.from({ length: 60 }, (_, index) => `Требование ${index}`),
      ]) {
        const questions = questionsFromBank({ ...vacancy, requirements }, packIn(sphere, language), language, count);
        if (count > 25 && sphere === undefined && requirements.length < 5) continue;
        expect(questions).toHaveLength(count);
        expect(new Set(questions.map((text) => text.toLowerCase())).size).toBe(count);
      }
    }
  });

  test('ten ask about the sphere, the requirements and the position', () => {
    // No family knows it: the sphere says what is asked.
    const title = 'Специалист по ассортименту';
    const questions = questionsFromBank({ ...vacancy, title }, packIn('textile', language), language, 10).join('\n');
    expect(questions).toContain('Знание оборудования');
    expect(questions).toContain(title);
    expect(questions).toContain(packs.textile?.[language].questions[0]);
  });
});

test.each([
  ['Водитель категории C', 'driver'],
  ['Менеджер по закупкам', 'procurement'],
])('%s is asked about the position, in a textile company too', (title, family) => {
  const questions = questionsFromBank({ title, requirements: [] }, packIn('textile', 'ru'), 'ru', 10);
  for (const question of families[family]?.ru.questions ?? []) expect(questions).toContain(question);
  for (const question of packs.textile?.ru.questions ?? []) expect(questions).not.toContain(question);
});

test('a long requirement is cut', () => {
  const cook = { title: 'Повар', requirements: ['я'.repeat(1000)] };
  const [, question = ''] = questionsFromBank(cook, universalPack('ru'), 'ru', 3);
  expect(question.length).toBeLessThan(320);
});

test('what an operator wrote for the positions of a sphere is asked first, of others what is known of them', () => {
  const own = packWith({ ...packIn('textile', 'ru') }, { questions: ['Работали ли вы на JUKI?'] });
  const asked = (title: string) => questionsFromBank({ title, requirements: [] }, own, 'ru', 10)[1];
  expect(asked('Швея')).toBe('Работали ли вы на JUKI?');
  expect(asked('Водитель категории C')).toBe(families['driver']?.ru.questions[0]);
});

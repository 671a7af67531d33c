import { describe, expect, test } from 'vitest';
import { lastOf, optionsOf, talk } from '../../test/support/talk.ts';
import { families } from './families.ts';
import { phrases } from './phrases.ts';
import type { Turn } from './scripted.ts';

describe('the questions end', () => {
  test.each([
    'готово',
    'Всё',
    'спасибо, всё',
    'Всё, спасибо!',
    'хватит',
    'tayyor',
    'bo‘ldi',
    "Bo'ldi, rahmat",
    'бўлди',
    'на этом всё',
  ])('at «%s»: what is missing is told', (message) => {
    const turn = lastOf('Швея', message);
    expect(turn.draft.asked).toBeUndefined();
    expect(
      [phrases.ru, phrases.uz].map(({ parts, missing }) => missing([parts.duties, parts.requirements, parts.benefits])),
    ).toContain(turn.message);
    expect(turn.quickOptions).toHaveLength(3);
  });

  test('and one press each brings what is missing', () => {
    const turns = talk('Швея', 'всё', 'Предложите обязанности, Предложите требования', 'Предложите условия');
    expect(turns[3]?.message).toContain('Для публикации не хватает: условия.');
    expect(turns[4]?.jobData).toMatchObject({
      title: 'Швея',
      requirements: families.seamstress?.ru.requirements.slice(0, 3),
      benefits: families.seamstress?.ru.benefits.slice(0, 3),
      isComplete: true,
    });
    expect(turns[4]?.message).toContain('Вакансия готова');
    expect(lastOf('Tikuvchi kerak', 'tayyor', 'Vazifalarni taklif qiling').draft.duties).toHaveLength(3);
  });

  test('with the position first, where even that is missing', () => {
    const turn = lastOf('всё');
    expect(turn.message).toBe('Для публикации не хватает: должность, обязанности, требования, условия.');
    expect(optionsOf(turn)).toContain('Швея');
  });

  test('not by thanks alone, nor by words of a longer answer', () => {
    expect(lastOf('Швея', 'спасибо').draft.asked).toBe('duties');
    expect(lastOf('Швея', 'всё шить, утюжить').draft.duties).toHaveLength(2);
  });
});

describe('a question is left', () => {
  test.each(['пропустить', 'Не знаю', 'не знаю, дальше', 'bilmayman', 'keyin', 'кейин', 'пропусти вопрос'])(
    'at «%s»',
    (message) => {
      const { draft } = lastOf('Швея', message);
      expect([draft.asked, draft.duties]).toEqual(['requirements', []]);
    },
  );

  test('when it was asked twice in vain, with what is usual, and said so', () => {
    const turns = talk('Швея', '🙂', '🙂');
    expect(turns[2]?.message).toBe(`${phrases.ru.notUnderstood} ${phrases.ru.questions.duties}`);
    expect(turns[3]?.message).toBe(`${phrases.ru.left.duties} ${phrases.ru.questions.requirements}`);
    expect(turns[3]?.draft.duties).toEqual(families.seamstress?.ru.duties.slice(0, 3));
  });

  test('never to come a third time, and the vacancy is whole', () => {
    const turns = talk('Швея', ...Array.from({ length: 12 }, () => '🙂'));
    for (const question of Object.values(phrases.ru.questions))
      expect(turns.filter(({ message }) => message.includes(question)).length).toBeLessThanOrEqual(2);
    expect(turns.at(-1)?.jobData).toMatchObject({ salary: 'По договорённости', isComplete: true });
  });

  test('and the position may still be named later, without a word around it', () => {
    const turn = lastOf('🙂', '🙂', 'повар');
    expect([turn.jobData.title, turn.draft.asked]).toEqual(['Повар', 'duties']);
  });
});

test('a driver of a textile company is offered what drivers do', () => {
  const turns = talk('Нужен водитель категории С в Навои, вахта 15/15', ...Array<string>(3).fill('Предложите сами'));
  expect(optionsOf(turns[1] as Turn)).toEqual([...(families.driver?.ru.duties ?? []), 'Предложите сами']);
  expect(turns.at(-1)?.jobData).toMatchObject({
    title: 'Водитель категории C',
    location: 'Навои',
    requirements: ['Водительское удостоверение категории C', 'Аккуратность за рулём', 'Знание дорог области'],
    benefits: [...(families.driver?.ru.benefits ?? []).slice(0, 3), 'Вахтовый метод, 15/15'],
  });
});

test('whoever writes the position in Uzbek Cyrillic has the whole vacancy in it, pressed lines too', () => {
  const [offered] = families.cook?.uz.duties ?? [];
  const turns = talk(
    'Ресторанга ошпаз керак, 2/2, 5-6 млн',
    `${offered}, идишларни ювиш`,
    'тажриба 3 йил',
    'тушлик бепул',
  );
  const { title, description, requirements, benefits, salary } = turns.at(-1)?.jobData ?? {};
  expect(title).toBe('Ошпаз');
  expect(salary).toMatch(/сўм/);
  const ours = [description, ...(requirements ?? []), ...(benefits ?? [])].join('\n').replaceAll(/«[^«»]{0,99}»/g, '');
  expect(ours).toContain('Идишларни ювиш');
  expect(ours).not.toMatch(/[a-z]/i);
});

test('answers to choose from in Uzbek have the marks that are printed', () => {
  const options = optionsOf(lastOf('Toshkentga haydovchi kerak'));
  expect(options.length).toBeGreaterThan(2);
  expect(options.join()).toMatch(/[og]‘/u);
  expect(options.join()).not.toMatch(/['`´ʻʼ]/u);
});

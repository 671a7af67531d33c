import { expect, it } from 'vitest';
import { draftsOf, newQuestion, screeningBodyOf } from './screeningDraft.ts';

it('sends what was asked as it came', () => {
  const questions = [
    { id: 'q1', text: 'Есть права?', kind: 'yes_no' as const, options: [], is_required: true, wanted: 'yes' },
    { id: 'q2', text: 'Сколько лет?', kind: 'number' as const, options: [], is_required: false, wanted: '3' },
  ];
  expect(screeningBodyOf(draftsOf(questions)).questions).toEqual([
    { id: 'q1', text: 'Есть права?', kind: 'yes_no', isRequired: true, wanted: 'yes' },
    { id: 'q2', text: 'Сколько лет?', kind: 'number', isRequired: false, wanted: 3 },
  ]);
});

it('sends options of a choice alone, each once, and no wanted answer that is none of them', () => {
  const choice = { ...newQuestion('n1'), text: ' Смена ', kind: 'choice' as const, options: 'День\n\n Ночь \nДень' };
  expect(screeningBodyOf([{ ...choice, wanted: 'Утро' }]).questions[0]).toEqual({
    text: 'Смена',
    kind: 'choice',
    isRequired: false,
    options: ['День', 'Ночь'],
  });
  expect(screeningBodyOf([{ ...choice, kind: 'text', wanted: 'День' }]).questions[0]).not.toHaveProperty('options');
});

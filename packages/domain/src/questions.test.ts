import { expect, it } from 'vitest';
import { inOrder, savedQuestions } from './questions.ts';

const first = { id: 'q1', text: 'Расскажите о вашем опыте', order_index: 0, ai_generated: true };
const second = { id: 'q2', text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false };

it('are asked in their order; one without a place stays where it stands', () => {
  expect(inOrder([second, first])).toEqual([first, second]);
  expect(inOrder([first, { ...second, order_index: undefined }])).toHaveLength(2);
});

it('are saved trimmed, numbered as they stand, without empty ones', () => {
  expect(savedQuestions([{ ...second, text: '  ' }, { ...first, text: ' Опыт ', order_index: 7 }, second])).toEqual([
    { text: 'Опыт', order_index: 0, ai_generated: true },
    { text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false },
  ]);
});

import { describe, expect, it } from 'vitest';
import { addQuestion, deleteQuestion, editQuestion, questionsBody } from './questions.ts';

const first = { id: 'q1', text: 'Расскажите о вашем опыте', order_index: 0, ai_generated: true };
const second = { id: 'q2', text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false };

describe('interview questions', () => {
  it('are saved without empty ones, trimmed and numbered', () => {
    const blank = { ...second, id: 'q3', text: '  ' };
    expect(questionsBody([blank, { ...first, text: ' Опыт ' }, second])).toEqual({
      questions: [
        { text: 'Опыт', order_index: 0, ai_generated: true },
        { text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false },
      ],
    });
  });

  it('are asked in their order, and a new one comes last', () => {
    expect(addQuestion([second, first], 'Ваш график?').at(-1)).toMatchObject({
      text: 'Ваш график?',
      ai_generated: false,
    });
  });

  it('are edited and deleted one at a time', () => {
    expect(editQuestion([first, second], first, 'Опыт')).toEqual([{ ...first, text: 'Опыт' }, second]);
    expect(deleteQuestion([first, second], second)).toEqual([first]);
  });

  it('are known by place and text when a save gave them new ids', () => {
    const renamed = [
      { ...first, id: 'n1' },
      { ...second, id: 'n2' },
    ];
    expect(deleteQuestion(renamed, second)).toEqual([renamed[0]]);
  });

  it('of the same text are told apart', () => {
    const twin = { ...first, id: undefined, order_index: 1 };
    expect(deleteQuestion([{ ...first, id: undefined }, twin], twin)).toEqual([{ ...first, id: undefined }]);
  });
});

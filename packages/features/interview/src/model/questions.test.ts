import { describe, expect, it } from 'vitest';
import {
  addQuestion,
  deleteQuestion,
  editQuestion,
  isSameList,
  moved,
  questionsBody,
  rowsOf,
  savedForm,
} from './questions.ts';

const stored = [
  { id: 'b', text: 'Второй', order_index: 1, ai_generated: false },
  { id: 'a', text: 'Первый', order_index: 0, ai_generated: true },
];

it('puts questions in their order', () => {
  expect(rowsOf(stored, 's').map(({ text, key }) => [key, text])).toEqual([
    ['sa', 'Первый'],
    ['sb', 'Второй'],
  ]);
});

it('saves trimmed questions numbered anew, without empty ones', () => {
  const rows = [
    { key: '0', text: '   ', isGenerated: false },
    ...rowsOf([{ id: 'a', text: ' Первый ', order_index: 7, ai_generated: true }], 's'),
  ];
  expect(savedForm(rows)).toEqual([{ text: 'Первый', order_index: 0, ai_generated: true }]);
});

it('tells lists apart by what would be saved', () => {
  const rows = rowsOf(stored, 's');
  expect(isSameList(rows, [...rows, { key: 'n', text: ' ', isGenerated: false }])).toBe(true);
  expect(isSameList(rows, moved(rows, 0, 1))).toBe(false);
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('moves %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

const first = { id: 'q1', text: 'Расскажите о вашем опыте', order_index: 0, ai_generated: true };
const second = { id: 'q2', text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false };

describe('stored questions', () => {
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

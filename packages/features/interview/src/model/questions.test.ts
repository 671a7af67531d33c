import { expect, it } from 'vitest';
import { isSameList, moved, rowsOf, savedForm } from './questions.ts';

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

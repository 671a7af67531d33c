import type { Application } from '@kasb/contract';
import { expect, it } from 'vitest';
import { placed } from './boardCards.ts';
import type { Move, ReadColumn } from './boardCards.ts';

const card = (id: string, status: string, created: string): Application =>
  Object.assign(Object.create(null) as Application, { id, status, created_at: created, candidate: {}, vacancy: {} });
const columns: ReadColumn[] = [
  { status: 'applied', total: 212, items: [card('a', 'applied', '2025-06-10'), card('b', 'applied', '2025-06-01')] },
  { status: 'offer', total: 2, items: [card('c', 'offer', '2025-06-12'), card('d', 'offer', '2025-06-05')] },
];
const moved = (moves: Record<string, Move>, sort: 'newest' | 'oldest' = 'newest') =>
  placed(columns, { moveOf: ({ id }) => moves[id], nameOf: ({ id }) => id, sort });
const ids = (shown: ReturnType<typeof moved>, status: string) =>
  shown.find((column) => column.status === status)?.cards.map(({ id }) => id);

it('puts a moved card where the order wants it, and counts it there', () => {
  const shown = moved({ a: { status: 'offer' } });
  expect(ids(shown, 'offer')).toEqual(['c', 'a', 'd']);
  expect(ids(shown, 'applied')).toEqual(['b']);
  expect(shown.map(({ status, total }) => [status, total])).toContainEqual(['applied', 211]);
  expect(shown.map(({ status, total }) => [status, total])).toContainEqual(['offer', 3]);
  expect(ids(moved({ b: { status: 'offer' } }, 'oldest'), 'offer')).toEqual(['b', 'c', 'd']);
});

it('keeps a card in its column when its sub-stage alone changes, and keeps what did not change the same object', () => {
  const before = moved({});
  const after = moved({ c: { status: 'offer', stage: { id: 's1', name: 'С директором' } } });
  expect(ids(after, 'offer')).toEqual(['c', 'd']);
  expect(after.map(({ total }) => total)).toEqual(before.map(({ total }) => total));
  const find = (shown: typeof before, id: string) => shown.flatMap(({ cards }) => cards).find((one) => one.id === id);
  expect(find(after, 'c')?.application.stage?.name).toBe('С директором');
  expect(find(after, 'd')).toBe(find(before, 'd'));
});

it('shows a card once that two pages have', () => {
  const [first] = columns;
  const items = first ? [...first.items, ...first.items] : [];
  const shown = placed([{ status: 'applied', total: 212, items }], {
    moveOf: () => undefined,
    nameOf: ({ id }) => id,
    sort: 'newest',
  });
  expect(ids(shown, 'applied')).toEqual(['a', 'b']);
});

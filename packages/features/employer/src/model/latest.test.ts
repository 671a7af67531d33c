import { expect, it } from 'vitest';
import { latest } from './latest.ts';

const days = (items: readonly { created_at?: string }[]) => latest(items).map(({ created_at }) => created_at);
const at = (...dates: (string | undefined)[]) => dates.map((created_at) => ({ created_at }));

it('shows the newest three, in whatever order they came', () => {
  expect(days(at('2025-06-02', '2025-06-05', '2025-06-01', '2025-06-04', '2025-06-03'))).toEqual([
    '2025-06-05',
    '2025-06-04',
    '2025-06-03',
  ]);
});

it('puts what has no date behind', () => {
  expect(days(at(undefined, '2025-06-02', undefined, '2025-06-05'))).toEqual(['2025-06-05', '2025-06-02', undefined]);
  expect(days(at(undefined, undefined))).toEqual([undefined, undefined]);
});

import { expect, it } from 'vitest';
import { countActive, countApplied, isWhole } from './counts.ts';

const vacancies = (...statuses: (string | undefined)[]) => statuses.map((vacancy_status) => ({ vacancy_status }));
const page = <Item>(items: readonly Item[], total = items.length, hasMore = false) => ({ items, total, hasMore });
const none = page([]);

it('counts what is here when all of it is', () => {
  expect(countActive(page(vacancies('active', 'paused', 'active', undefined)), none)).toBe(2);
  expect(countActive(none, none)).toBe(0);
});

it('believes the provider about vacancies that are not here', () => {
  expect(countActive(page(vacancies('active', 'closed'), 240, true), page(vacancies('active'), 180, true))).toBe(180);
  expect(countActive(page(vacancies('active', 'active'), 240, true), page(vacancies('active'), 240, true))).toBe(240);
  expect(countActive(page(vacancies('closed', 'closed'), 40, true), none)).toBe(0);
});

it('counts what is loaded where the provider does not know the filter', () => {
  const all = page(vacancies('active', 'closed', 'active'), 240, true);
  expect(countActive(all, page(vacancies('active'), 240, true))).toBe(2);
  expect(countActive(all, page(vacancies('closed'), 240, true))).toBe(2);
});

it('shows the active ones when the list of all did not load', () => {
  expect(countActive(none, page(vacancies('active'), 7, true))).toBe(7);
});

it('takes a page for the whole list only when nothing is left', () => {
  expect(isWhole(page([1, 2]))).toBe(true);
  expect(isWhole(page([1, 2], 3))).toBe(false);
  expect(isWhole(page([1, 2], 2, true))).toBe(false);
});

it('counts applications as the provider does, else by the list', () => {
  const list = page(
    ['applied', 'hired', 'applied'].map((status) => ({ status })),
    60,
    true,
  );
  const told = { total: 60, applied: 12, screening: 0, interview: 0, offer: 0, rejected: 0, hired: 48 };
  expect(countApplied(told, list)).toMatchObject({ applied: 12, total: 60 });
  expect(countApplied(undefined, list)).toEqual({ applied: 2, total: 60 });
});

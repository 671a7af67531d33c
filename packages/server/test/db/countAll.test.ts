import { expect, test } from 'vitest';
import { createCounter } from '../../src/db/countAll.ts';

/** A counter over so many vacancies, and how often they were counted. */
function counted(first: number, exactUpTo?: number) {
  const state = { total: first, times: 0 };
  const counter = createCounter<number>((total) => total, exactUpTo);
  const count = (now: number) =>
    counter(now, async () => {
      state.times += 1;
      return state.total;
    });
  return { state, count };
}

test('few are counted each time', async () => {
  const { state, count } = counted(3);
  expect(await count(0)).toBe(3);
  state.total = 4;
  expect(await count(1)).toBe(4);
});

test('many are counted once a minute, behind the answer', async () => {
  const { state, count } = counted(1_000_000);
  expect(await count(0)).toBe(1_000_000);
  state.total = 1_000_005;
  expect(await count(59_999)).toBe(1_000_000);
  expect(state.times).toBe(1);
  expect(await count(60_000)).toBe(1_000_000);
  await expect.poll(() => count(60_001)).toBe(1_000_005);
  expect(state.times).toBe(2);
});

test('a number that is too old is not told', async () => {
  const { state, count } = counted(1_000_000);
  await count(0);
  state.total = 20_000;
  expect(await count(120_000)).toBe(20_000);
});

test('of what takes long to count fewer are many', async () => {
  const { state, count } = counted(1001, 1000);
  await count(0);
  expect(await count(1)).toBe(1001);
  expect(state.times).toBe(1);
});

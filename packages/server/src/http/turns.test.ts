import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many of one person run at once, the others in their turn, and others are not held up', async () => {
  const turns = createTurns(2);
  let running = 0;
  let most = 0;
  const order: string[] = [];
  const write = (name: string, ms: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(ms);
    running -= 1;
    order.push(name);
  };
  await Promise.all([
    ...['a', 'b', 'c', 'd'].map((name) => turns('one', write(name, 20))),
    turns('other', async () => order.push('other')),
  ]);
  expect(most).toBe(2);
  expect(order).toEqual(['other', 'a', 'b', 'c', 'd']);
});

test('one that fails lets the next one in', async () => {
  const turns = createTurns(1);
  const failed = turns('one', async () => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await turns('one', async () => 7)).toBe(7);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, TAKE_BACK_MS } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create() {
  const outbox = createOutbox();
  const left: string[] = [];
  const add = (text: string) =>
    outbox.add({ applicationId: 'a1', text }, async (message) => {
      left.push(message.text);
      await Promise.resolve();
    });
  return { outbox, left, add, shown: () => outbox.getMessages().map(({ text, isLeft }) => [text, isLeft]) };
}

test('a message leaves after its moment, and is there until it has arrived', async () => {
  const { left, add, shown } = create();
  add('один');
  expect([left, shown()]).toEqual([[], [['один', false]]]);
  vi.advanceTimersByTime(TAKE_BACK_MS);
  expect([left, shown()]).toEqual([['один'], [['один', true]]]);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([]);
});

test('one that is taken back never leaves', async () => {
  const { outbox, left, add, shown } = create();
  add('один');
  expect(outbox.takeBack('1')?.text).toBe('один');
  await vi.runAllTimersAsync();
  expect([left, shown(), outbox.takeBack('1')]).toEqual([[], [], undefined]);
});

test('the next one sends the one before it, and going away sends both, once each', async () => {
  const { outbox, left, add } = create();
  add('один');
  add('два');
  expect(left).toEqual(['один']);
  outbox.flush();
  await vi.runAllTimersAsync();
  expect(left).toEqual(['один', 'два']);
});

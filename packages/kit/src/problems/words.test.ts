import { ru as issues } from '@kasb/domain/issues/ru';
import { uz } from '@kasb/domain/problems/uz';
import { expect, test, vi } from 'vitest';

test('words come when they are asked for, and whoever waits is told', async () => {
  // Words of other tests must not be there already.
  vi.resetModules();
  const { problemWords } = await import('./words.ts');
  const listener = vi.fn<() => void>();
  const leave = problemWords.subscribe(listener);
  expect([problemWords.isUsed(), problemWords.of('uz')]).toEqual([false, undefined]);
  await problemWords.load('uz');
  expect([problemWords.isUsed(), problemWords.of('uz')]).toEqual([true, uz]);
  expect(problemWords.of('ru')).toBeUndefined();
  leave();
  await problemWords.load('ru');
  expect(listener).toHaveBeenCalledOnce();
});

test('words of fields come apart from those of problems', async () => {
  vi.resetModules();
  const { issueWords, problemWords } = await import('./words.ts');
  await issueWords.load('ru');
  expect(issueWords.of('ru')).toEqual(issues);
  expect([issueWords.of('uz'), problemWords.isUsed()]).toEqual([undefined, false]);
});

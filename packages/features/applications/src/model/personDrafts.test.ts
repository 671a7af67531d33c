import { memoryStorage } from '@kasb/kit';
import { expect, test } from 'vitest';
import { createPersonDrafts } from './personDrafts.ts';

test('a message and a note of each application are kept apart until they are empty', () => {
  const storage = memoryStorage();
  const drafts = createPersonDrafts(storage);
  drafts.keep('a1', 'candidate', 'Здравствуйте');
  drafts.keep('a1', 'colleagues', 'Сильный');
  drafts.keep('a2', 'candidate', ' ');
  const read = (id: string) => [drafts.read(id, 'candidate'), drafts.read(id, 'colleagues')];
  expect([read('a1'), read('a2')]).toEqual([
    ['Здравствуйте', 'Сильный'],
    ['', ''],
  ]);
  drafts.keep('a1', 'candidate', '');
  expect(read('a1')).toEqual(['', 'Сильный']);
});

test('a full device keeps nobody from typing', () => {
  const full = { ...memoryStorage(), setItem: () => assertSpace() };
  expect(() => createPersonDrafts(full).keep('a1', 'candidate', 'текст')).not.toThrow();
});

function assertSpace(): never {
  throw new DOMException('', 'QuotaExceededError');
}

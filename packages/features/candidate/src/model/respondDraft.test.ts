import { memoryStorage } from '@kasb/kit';
import type { SessionStorage } from '@kasb/kit';
import { expect, it } from 'vitest';
import { createDrafts, nothing } from './respondDraft.ts';

const day = 24 * 60 * 60 * 1000;
const draft = { answers: { ...nothing, firstName: 'Жасур' }, isCodeAsked: false, via: 'tg1' };

it('keeps what was typed for a day, each vacancy’s apart', () => {
  const drafts = createDrafts(memoryStorage());
  drafts.keep('v1', draft, 0);
  expect(drafts.read('v1', day - 1)).toMatchObject(draft);
  expect(drafts.read('v2', 1)).toBeUndefined();
  expect(drafts.read('v1', day)).toBeUndefined();
  expect(drafts.read('v1', 1)).toBeUndefined();
});

it('drops what was sent, and what nobody can read', () => {
  const storage = memoryStorage();
  const drafts = createDrafts(storage);
  drafts.keep('v1', draft, 0);
  drafts.drop('v1');
  expect(drafts.read('v1', 1)).toBeUndefined();
  storage.setItem('kasb.respond.v1', '{');
  expect(drafts.read('v1', 1)).toBeUndefined();
  expect(storage.getItem('kasb.respond.v1')).toBeNull();
});

it('does without a device that is full', () => {
  const full = () => {
    throw new Error('full');
  };
  expect(() => createDrafts({ ...memoryStorage(), setItem: full }).keep('v1', draft, 0)).not.toThrow();
});

it('lists what can be gone on with, unless it is a day old or of no known vacancy', () => {
  // As the browser's own does, it has what it holds as keys.
  const storage: Record<string, string> & SessionStorage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  });
  const drafts = createDrafts(storage);
  storage['kasb.session'] = 'else';
  drafts.keep('old', { ...draft, vacancy: { title: 'Повар' } }, 0);
  drafts.keep('unnamed', draft, day);
  drafts.keep('v1', { ...draft, vacancy: { title: 'Швея', company: 'Samarqand Textile' } }, day);
  expect(drafts.list(day)).toEqual([{ vacancyId: 'v1', title: 'Швея', company: 'Samarqand Textile' }]);
});

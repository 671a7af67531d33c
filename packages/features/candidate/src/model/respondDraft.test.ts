import { memoryStorage } from '@kasb/kit';
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

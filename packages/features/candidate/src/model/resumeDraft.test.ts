import { memoryStorage } from '@kasb/kit';
import { expect, it } from 'vitest';
import { beginResume, readResumeDraft, resumeDraftKey, writeResumeDraft } from './resumeDraft.ts';
import { valuesOf } from './resumeValues.ts';

const blank = valuesOf();
const key = resumeDraftKey('u1', undefined, 'work');
const known = { title: 'Водитель', location: 'Самарканд', start: 'now' };

it('begins a new resume with what a response told, for its person alone', () => {
  const storage = memoryStorage();
  beginResume(storage, 'u1', known);
  expect(readResumeDraft(storage, key, blank)).toEqual({ version: undefined, values: { ...blank, ...known } });
  expect(readResumeDraft(storage, resumeDraftKey('u2', undefined, 'work'), blank)).toBeUndefined();
});

it('leaves a resume that was begun before as it is', () => {
  const storage = memoryStorage();
  writeResumeDraft(storage, key, { version: undefined, values: { ...blank, title: 'Швея' } });
  beginResume(storage, 'u1', known);
  expect(readResumeDraft(storage, key, blank)?.values.title).toBe('Швея');
});

it('reads what an older form kept, and nothing that is no form', () => {
  const storage = memoryStorage();
  const { typedSkill, ...older } = { ...blank, about: 'Шью' };
  expect(typedSkill).toBe('');
  storage.setItem(key, JSON.stringify({ version: 2, values: older }));
  expect(readResumeDraft(storage, key, blank)).toEqual({ version: 2, values: { ...blank, about: 'Шью' } });
  for (const broken of ['{', '{}', '{"values":{"skills":"x"}}', 'null']) {
    storage.setItem(key, broken);
    expect(readResumeDraft(storage, key, blank)).toBeUndefined();
  }
});

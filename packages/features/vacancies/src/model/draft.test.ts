import { memoryStorage } from '@kasb/kit';
import { describe, expect, it } from 'vitest';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { emptyForm } from './vacancyForm.ts';

const empty = emptyForm('UZS');
const typed = { ...empty, title: 'Курьер' };

describe('draft of a form', () => {
  it('comes back as it was left, and is gone when it is dropped', () => {
    const storage = memoryStorage();
    writeDraft(storage, 'key', { at: 5, version: '"2"', values: typed, aside: empty });
    expect(readDraft(storage, 'key', empty)).toEqual({ at: 5, version: '"2"', values: typed, aside: empty });
    writeDraft(storage, 'key', undefined);
    expect(readDraft(storage, 'key', empty)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"at":1}', '{"at":1,"values":{"title":"К"}}', '{"at":"1","values":{}}'])(
    'is nothing when it is «%s»',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('key', text);
      expect(readDraft(storage, 'key', empty)).toBeUndefined();
    },
  );

  it('survives a storage that is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(() => writeDraft(full, 'key', { at: 1, values: typed })).not.toThrow();
  });

  it('is one for each person, vacancy and company', () => {
    const keys = [
      draftKey('u1', {}),
      draftKey('u2', {}),
      draftKey('u1', { companyId: 'c1' }),
      draftKey('u1', { vacancyId: 'v1' }),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});

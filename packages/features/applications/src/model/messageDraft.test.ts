import { expect, test } from 'vitest';
import { emptyMessage, messageOf } from './messageDraft.ts';

test('is sent in the languages it is written in, with the template that it began with', () => {
  expect(messageOf({ ...emptyMessage, ru: ' Здравствуйте ' })).toEqual({ textRu: 'Здравствуйте' });
  expect(messageOf({ templateId: 't1', ru: 'Здравствуйте', uz: 'Salom' })).toEqual({
    textRu: 'Здравствуйте',
    textUz: 'Salom',
    templateId: 't1',
  });
  expect(messageOf({ ...emptyMessage, uz: 'Salom' })).toEqual({ textRu: 'Salom', textUz: 'Salom' });
});

test('of nothing there is none', () => {
  expect(messageOf({ ...emptyMessage, ru: ' ' })).toBeUndefined();
});

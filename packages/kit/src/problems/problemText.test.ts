import { ApiError } from '@kasb/contract';
import { ru } from '@kasb/domain/problems/ru';
import { uz } from '@kasb/domain/problems/uz';
import { expect, test } from 'vitest';
import { problemText } from './problemText.ts';

const fallback = 'Saqlab bo‘lmadi';
const failed = (body: unknown) => new ApiError({ kind: 'http', status: 422, body });
const inUzbek = (body: unknown) => problemText(failed(body), { words: uz, fallback });

test('a code is worded in the page’s language, whatever text comes with it', () => {
  expect(inUzbek({ error: ru.wrongCode, code: 'wrongCode' })).toBe(uz.wrongCode);
  expect(inUzbek({ code: 'wrongCode' })).toBe(uz.wrongCode);
});

test('a provider that sends only `error` has its text shown', () => {
  expect(inUzbek({ error: 'Tarif tugadi' })).toBe('Tarif tugadi');
});

test.each(['tariffEnded', 'constructor', '__proto__'])('an unknown code (%s) is worded by its `error`', (code) => {
  expect(inUzbek({ error: 'Tarif tugadi', code })).toBe('Tarif tugadi');
  expect(inUzbek({ code })).toBe(fallback);
});

test.each([undefined, null, '<html>502</html>', [], {}, { error: '', code: 7 }])(
  'nothing that can be read (%j) is told in the page’s language',
  (body) => expect(inUzbek(body)).toBe(fallback),
);

test('a lost connection is told in the page’s language', () => {
  expect(problemText(new ApiError({ kind: 'network' }), { words: uz, fallback })).toBe(fallback);
});

test('what tells nothing of the action leaves the word to the screen', () => {
  expect(inUzbek({ error: ru.internal, code: 'internal' })).toBe(fallback);
});

test('a reason that the provider alone knows is shown in its words', () => {
  const body = { error: 'Ko‘rishlar tugadi', code: 'headHunterRefused', reason: { code: 'quota' } };
  expect(inUzbek(body)).toBe('Ko‘rishlar tugadi');
  expect(inUzbek({ ...body, error: undefined })).toBe(uz.headHunterRefused);
});

test('before the words have come, the provider’s text stands in', () => {
  expect(problemText(failed({ error: 'Kod noto‘g‘ri', code: 'wrongCode' }), { words: {}, fallback })).toBe(
    'Kod noto‘g‘ri',
  );
});

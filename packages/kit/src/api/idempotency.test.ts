import { expect, test } from 'vitest';
import { createIdempotency } from './idempotency.ts';

test('the same text keeps its key, another text and another form get their own', () => {
  const headersOf = createIdempotency();
  const first = headersOf({ title: 'Повар', requirements: ['Опыт'] });
  expect(first['idempotency-key']).toMatch(/^[\da-z]{28}$/);
  expect(headersOf({ title: 'Повар', requirements: ['Опыт'] })).toEqual(first);
  const second = headersOf({ title: 'Повар', requirements: [] });
  expect(second).not.toEqual(first);
  expect(headersOf({ title: 'Повар', requirements: [] })).toEqual(second);
  expect(createIdempotency()({ title: 'Повар', requirements: [] })).not.toEqual(second);
});

import { expect, it } from 'vitest';
import { newestFirst, wasUpdated } from './history.ts';

it('sees an update only where there was one', () => {
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: '2025-06-10T00:00:00Z' })).toBe(false);
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: '2025-06-11' })).toBe(true);
  expect(wasUpdated({ created_at: '2025-06-10', updated_at: undefined })).toBe(false);
});

it('puts the newest change first, whatever order it came in', () => {
  const history = [
    { status: 'applied', by: undefined, at: '2025-06-01' },
    { status: 'offer', by: undefined, at: '2025-06-03' },
    { status: 'screening', by: undefined, at: '2025-06-02' },
  ] as const;
  expect(newestFirst([...history]).map(({ status }) => status)).toEqual(['offer', 'screening', 'applied']);
});

it('puts the later of two changes of one moment first', () => {
  const history = [
    { status: 'applied', by: undefined, at: '2025-06-01' },
    { status: 'screening', by: undefined, at: '2025-06-01' },
  ] as const;
  expect(newestFirst([...history]).map(({ status }) => status)).toEqual(['screening', 'applied']);
});

import type { CandidateResponse } from '@kasb/contract';
import { expect, it } from 'vitest';
import { isSilent, standingOf } from './standing.ts';

const response: CandidateResponse = { id: 'ap1', status: 'applied', can_edit: false, feed: [] };

it('a response stands where its status says, seen once it was opened, nowhere once it was withdrawn', () => {
  expect(standingOf(response)).toBe('applied');
  expect(standingOf({ ...response, viewed_at: '2025-06-15' })).toBe('viewed');
  expect(standingOf({ ...response, status: 'screening', viewed_at: '2025-06-15' })).toBe('screening');
  expect(standingOf({ ...response, status: 'rejected', withdrawn_at: '2025-06-15' })).toBe('withdrawn');
  expect(standingOf({ ...response, status: 'archived' })).toBeUndefined();
});

it('an employer is silent fourteen days after what they did last', () => {
  const now = Date.parse('2025-06-16');
  expect(isSilent({ ...response, created_at: '2025-06-02' }, now)).toBe(true);
  expect(isSilent({ ...response, created_at: '2025-06-03' }, now)).toBe(false);
  expect(isSilent({ ...response, created_at: '2025-05-01', viewed_at: '2025-06-10' }, now)).toBe(false);
  expect(isSilent({ ...response, status: 'offer', created_at: '2025-05-01' }, now)).toBe(false);
  expect(isSilent(response, now)).toBe(false);
});

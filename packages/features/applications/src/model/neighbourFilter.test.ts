import { expect, test } from 'vitest';
import { listQuery, neighbourFilter, queryOfApplicant, vacancyOfQuery } from './neighbourFilter.ts';

test('an applicant’s address carries the list that one comes from, and leads back to it', () => {
  const filters = { q: 'Алиев', city: 'Ташкент,Навои', sort: 'oldest', unread: '1' };
  const query = new URLSearchParams(
    queryOfApplicant({ status: 'screening', applicationId: 'ap7', layout: 'board', filters }, 'v1'),
  );
  expect(vacancyOfQuery(query)).toBe('v1');
  expect(neighbourFilter(query)).toMatchObject({
    status: 'screening',
    q: 'Алиев',
    city: ['Ташкент', 'Навои'],
    sort: 'oldest',
    unread: true,
    vacancy_id: 'v1',
  });
  expect(Object.fromEntries(new URLSearchParams(listQuery(query)))).toEqual({
    ...filters,
    status: 'screening',
    view: 'board',
  });
});

test('all applications ask for nothing', () => {
  expect(queryOfApplicant({ status: 'all', applicationId: 'ap7' }, undefined)).toBe('');
  expect(vacancyOfQuery(new URLSearchParams())).toBeUndefined();
});

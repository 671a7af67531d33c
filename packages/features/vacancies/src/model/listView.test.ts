import { vacancy } from '@kasb/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountant, courier, frontend, waiter } from '../stories/fixtures.ts';
import { countByStatus, listViewFromQuery, queryFromListView, wholeList, withStatus } from './listView.ts';

const vacancies = [frontend, accountant, waiter, courier].map((row) => parse(vacancy, row));

describe('view of my vacancies', () => {
  it('goes to the address and comes back the same', () => {
    const view = { companyId: 'c2', status: 'paused' as const, vacancyId: 'v2', isUpdated: true };
    expect(listViewFromQuery(new URLSearchParams(queryFromListView(view)))).toEqual(view);
  });

  it('leaves what is empty out, and drops what the address should not hold', () => {
    expect(queryFromListView(wholeList)).toEqual({});
    expect(listViewFromQuery(new URLSearchParams({ status: 'archived', updated: '1' }))).toEqual(wholeList);
  });

  it('counts and finds a vacancy without a status among the drafts', () => {
    expect(countByStatus(vacancies)).toEqual({ active: 1, paused: 1, closed: 1, draft: 1 });
    expect(withStatus(vacancies, 'draft').map(({ id }) => id)).toEqual(['v4']);
    expect(withStatus(vacancies, 'all')).toHaveLength(4);
  });

  it('counts a status of a provider of its own among none', () => {
    const archived = parse(vacancy, { ...frontend, vacancy_status: 'archived' });
    expect(countByStatus([archived])).toEqual({ active: 0, paused: 0, closed: 0, draft: 0 });
    expect(withStatus([archived], 'draft')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { filtersFromQuery, isNarrowed, wireFilters, withFilters } from './applicationFilters.ts';
import { applicationsViewFromQuery, queryFromApplicationsView } from './applicationsView.ts';

it('keeps a view with its filters in an address, and reads the same back', () => {
  const address = 'view=board&q=Дил&city=Ташкент,Самарканд&unread=1&sort=waiting&status=offer';
  const view = applicationsViewFromQuery(new URLSearchParams(address));
  expect(view).toMatchObject({ layout: 'board', status: 'offer', filters: { q: 'Дил', city: 'Ташкент,Самарканд' } });
  expect(applicationsViewFromQuery(new URLSearchParams(queryFromApplicationsView(view)))).toEqual(view);
});

it('asks for what is set, and drops words that nobody knows', () => {
  const filters = filtersFromQuery(
    new URLSearchParams('city=Ташкент,Самарканд&vote=maybe&sort=up&unread=1&nonsense=1'),
  );
  const wire = wireFilters(filters, 'v1');
  expect(wire).toMatchObject({ city: ['Ташкент', 'Самарканд'], unread: true, vacancy_id: 'v1' });
  expect(wire.vote).toBeUndefined();
  expect(wire.sort).toBeUndefined();
});

it('tells an order from what narrows, and clears what is empty', () => {
  expect(isNarrowed({ sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ q: 'Дил' })).toBe(true);
  expect(withFilters({ q: 'Дил', sort: 'oldest' }, { q: '' })).toEqual({ sort: 'oldest' });
});

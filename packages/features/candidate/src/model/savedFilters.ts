import type { SavedSearch, SavedSearchBody } from '@kasb/contract';

/** What a search is narrowed by, as its address and its call spell it. */
export type SavedFilters = Pick<SavedSearchBody, 'search' | 'location' | 'employmentType'>;

/** The query of an address of the public search, with its question mark; '' without a filter. */
export function queryOfSearch(filters: Record<keyof SavedFilters, string | undefined> | SavedFilters): string {
  const query = new URLSearchParams();
  for (const name of ['search', 'location', 'employmentType'] as const) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The filters of a kept search. */
export function filtersOf({ search, location, employment_type: employmentType }: SavedSearch) {
  return { search, location, employmentType };
}
